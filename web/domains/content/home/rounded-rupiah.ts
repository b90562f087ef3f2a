import { rupiah } from '#web/platform/i18n/format.ts';

/** Estimates are not told to the last rupiah. */
const ROUND = 1_000;

export const roundedRupiah = (amount: number): string => rupiah(Math.round(amount / ROUND) * ROUND);
