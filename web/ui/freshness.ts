export type Freshness = 'live' | 'minutes' | 'hours' | 'old' | 'unknown';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/**
 * How much a fact that changes can still be trusted, by when its source last confirmed it.
 *
 * @param at epoch ms, `null` when the source never said; a time in the future is as good as now
 */
export const freshnessOf = (at: number | null, now: number): Freshness => {
  if (at === null) return 'unknown';
  const age = now - at;
  if (age < 2 * MINUTE_MS) return 'live';
  if (age < HOUR_MS) return 'minutes';
  return age < 24 * HOUR_MS ? 'hours' : 'old';
};
