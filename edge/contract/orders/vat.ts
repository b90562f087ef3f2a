import { JAKARTA_MS } from '#edge/contract/time.ts';

/** How value added tax is counted from a day on. */
export interface VatRate {
  /** Epoch ms: midnight in Jakarta. */
  readonly from: number;
  /** The rate of the law, in basis points. */
  readonly statutory: number;
  /** Part of the price before tax on which it is counted. */
  readonly base: readonly [over: number, under: number];
  /** What the buyer bears, in basis points of the price before tax. */
  readonly basisPoints: number;
}

const rate = (day: string, statutory: number, over = 1, under = 1): VatRate => ({
  from: Date.parse(`${day}T00:00:00Z`) - JAKARTA_MS,
  statutory,
  base: [over, under],
  basisPoints: Math.round((statutory * over) / under),
});

/**
 * Every rate there was or will be, the oldest first: a change of the law is one more row, and counts
 * from its day. Orders keep the rate of the day they were placed on (`order_line.basis_points`).
 */
const VAT_RATES: readonly [VatRate, ...VatRate[]] = [
  // UU 7/2021 (HPP)
  rate('2022-04-01', 1_100),
  // PMK 131/2024: goods that are no luxury are taxed on eleven twelfths of their price.
  rate('2025-01-01', 1_200, 11, 12),
];

/** The rate that holds at a moment, in epoch ms. */
export const vatAt = (now: number): VatRate =>
  VAT_RATES.findLast(({ from }) => from <= now) ?? VAT_RATES[0];

/** What orders from before lines had a rate were taxed at. */
const BEFORE_RATES = 1_100;

/** The rate of a frozen line, as it was on the day of its order. */
export const frozenVat = (basisPoints: number | undefined, placedAt: number): VatRate => {
  const taxed = basisPoints ?? BEFORE_RATES;
  const then = vatAt(placedAt);
  return then.basisPoints === taxed
    ? then
    : { from: placedAt, statutory: taxed, base: [1, 1], basisPoints: taxed };
};
