import { DAY_MS } from '#edge/contract/time.ts';

export const CART_LIMITS = {
  /** Pieces in one cart. */
  items: 60,
  /** Different things in one cart. */
  lines: 30,
  /** After so long without a change a cart is forgotten. */
  keptMs: 90 * DAY_MS,
} as const;

/** The least an order of goods may cost: below that no bank takes a payment. Whole rupiah. */
export const LEAST_TOTAL_IDR = 10_000;
