/** How old what the screen shows is (design §8); words, shape and colour are the page's. */
export type Freshness = 'live' | 'minutes' | 'hours' | 'old' | 'unknown';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** `confirmedAt` and `now` in epoch ms. A time in the future is a wrong clock, not good news. */
export const freshness = (confirmedAt: number | null, now: number): Freshness => {
  if (confirmedAt === null || confirmedAt > now + MINUTE) return 'unknown';
  const age = now - confirmedAt;
  if (age < 2 * MINUTE) return 'live';
  if (age < HOUR) return 'minutes';
  return age < 24 * HOUR ? 'hours' : 'old';
};
