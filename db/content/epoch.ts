import { DAY_MS } from '#edge/contract/time.ts';
/**
 * The day around which demo data lives: 1 November 2026, 09:00 in Jakarta. Fixed, so that the same
 * code always gives the same store.
 */
export const EPOCH = Date.UTC(2026, 10, 1, 2);

export const daysFromEpoch = (days: number): number => EPOCH + days * DAY_MS;
