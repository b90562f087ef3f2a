import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** How old what the screen shows is; words, shape and colour are the page's. */
export type Freshness = 'live' | 'minutes' | 'hours' | 'old' | 'unknown';

/** `confirmedAt` and `now` in epoch ms. A time in the future is a wrong clock, not good news. */
export const freshness = (confirmedAt: number | null, now: number): Freshness => {
  if (confirmedAt === null || confirmedAt > now + MINUTE_MS) return 'unknown';
  const age = now - confirmedAt;
  if (age < 2 * MINUTE_MS) return 'live';
  if (age < HOUR_MS) return 'minutes';
  return age < DAY_MS ? 'hours' : 'old';
};
