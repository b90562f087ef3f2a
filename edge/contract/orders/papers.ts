/** How far certificate, plate or title is; collected is the last word. */
export const PAPER_PROGRESS = ['PROCESSING', 'READY', 'COLLECTED'] as const;

interface Paper {
  readonly item: string;
  readonly plateNumber?: string | null | undefined;
}

/** The number of an order's plate, whichever paper it came with; null until it is known. */
export const plateNumberOf = (registration: readonly Paper[]): string | null =>
  registration.find(({ item }) => item === 'TNKB')?.plateNumber ?? null;
