import type { Text } from '#edge/contract/locale.ts';

/** A part as the workshop manual lists it, before it is cut to the models that use it. */
export interface PartType {
  /** Main number; the first two digits are the system. */
  readonly number: string;
  readonly name: Text;
  /** For the CERVO family; the others are calculated from it. Whole rupiah. */
  readonly priceIdr: number;
  /** Families that have it; all three when absent. */
  readonly families?: readonly FamilyCode[];
  /** Painted parts exist once per colour of each model. */
  readonly painted?: true;
}

export interface System {
  readonly code: string;
  readonly name: Text;
  readonly advice: Text;
  /** Of a usual part of it, packed. */
  readonly weightGrams: number;
  /** Work on the high-voltage side is left to the workshop. */
  readonly workshopOnly?: true;
  readonly parts: readonly PartType[];
}

type FamilyCode = 'ONE' | 'CVO' | 'NTR';

export interface Family {
  readonly code: FamilyCode;
  readonly slugs: readonly string[];
  /** Price of a part against the same part of the CERVO family, in percent. */
  readonly pricePercent: number;
}

/** Models that share frame, motor and wheels share their parts. */
export const FAMILIES: readonly Family[] = [
  { code: 'ONE', slugs: ['alva-one', 'alva-one-xp'], pricePercent: 108 },
  {
    code: 'CVO',
    slugs: ['alva-cervo', 'alva-cervo-q', 'alva-cervo-boost-charge'],
    pricePercent: 100,
  },
  { code: 'NTR', slugs: ['alva-n3'], pricePercent: 78 },
];

export const part = (
  number: string,
  name: Text,
  priceIdr: number,
  only: Omit<PartType, 'number' | 'name' | 'priceIdr'> = {},
): PartType => ({ number, name, priceIdr, ...only });
