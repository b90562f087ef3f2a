import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** Guests of one vehicle whose loans are not over, those that begin later included. */
export const SLOTS = 3;

/** Shortest, usual and longest loan. */
export const LOAN_MS = { least: 15 * MINUTE_MS, usual: 7 * DAY_MS, most: 366 * DAY_MS } as const;

/** How long before its start a guest's devices have a loan, so that it also begins without signal. */
export const TOLD_AHEAD_MS = DAY_MS;

/** How long an offer of a loan waits for an answer. */
export const OFFER_MS = 7 * DAY_MS;

/** How far ahead a loan may begin. */
export const LATEST_START_MS = 180 * DAY_MS;
