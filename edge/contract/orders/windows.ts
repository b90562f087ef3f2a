import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';

/** How long a payment may take, in ms. */
export const PAYMENT_WINDOW = { usual: DAY_MS, preOrder: HOUR_MS } as const;

export const windowOf = ({ preOrder }: { readonly preOrder: boolean }): number =>
  preOrder ? PAYMENT_WINDOW.preOrder : PAYMENT_WINDOW.usual;

/** The state counts as over from this very moment, whether or not anybody has written that down. */
export const isOver = (expiresAt: number | null, now: number): boolean =>
  expiresAt !== null && now >= expiresAt;

/** A delivered order completes by itself after this time, in ms. */
export const COMPLETION = 7 * DAY_MS;
