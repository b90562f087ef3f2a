const DAY_MS = 86_400_000;

/** Guests of one vehicle whose loans are not over, those that begin later included. */
export const SLOTS = 3;

/** Shortest, usual and longest loan. */
export const LOAN_MS = { least: 15 * 60_000, usual: 7 * DAY_MS, most: 366 * DAY_MS } as const;

/** How long before its start a guest's devices have a loan, so that it also begins without signal. */
export const TOLD_AHEAD_MS = DAY_MS;

/** How far ahead a loan may begin. */
export const LATEST_START_MS = 180 * DAY_MS;
