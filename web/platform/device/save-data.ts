interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** The person asked the browser to use little data (Save-Data; Chromium says so, others never do). */
export const savesData = (): boolean => connection().saveData === true;

/** Little data is wanted, or little comes through. */
export const goesSlowly = (): boolean =>
  savesData() || /2g$/.test(connection().effectiveType ?? '');
