import { rupiah } from '#edge/contract/money.ts';

/** Estimates are not told to the last rupiah. */
const ROUND = 1_000;

export const roundedRupiah = (amount: number): string => rupiah(Math.round(amount / ROUND) * ROUND);
