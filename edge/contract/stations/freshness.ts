import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { EvseStatus } from './vocabulary.ts';

export const FRESHNESS = ['LIVE', 'MINUTES', 'HOURS', 'OLD', 'UNKNOWN'] as const;
export type Freshness = (typeof FRESHNESS)[number];

const LIVE_UP_TO = 2 * MINUTE_MS;
const MINUTES_UP_TO = HOUR_MS;

/** A status older than this says nothing about now: it counts neither as free nor as taken. */
export const STATUS_TRUSTED_MS = DAY_MS;

/** How much the age of a status lets a rider trust it. */
export const freshnessOf = (lastUpdated: number | null, now: number): Freshness => {
  if (lastUpdated === null) return 'UNKNOWN';
  const age = now - lastUpdated;
  if (age <= LIVE_UP_TO) return 'LIVE';
  if (age <= MINUTES_UP_TO) return 'MINUTES';
  return age <= STATUS_TRUSTED_MS ? 'HOURS' : 'OLD';
};

export interface TimedStatus {
  readonly status: EvseStatus;
  readonly lastUpdated: number | null;
}

/** What may be said about now; `UNKNOWN` when nothing was heard for too long. */
export const trustedStatus = (each: TimedStatus | undefined, now: number): EvseStatus =>
  each?.lastUpdated != null && now - each.lastUpdated <= STATUS_TRUSTED_MS
    ? each.status
    : 'UNKNOWN';
