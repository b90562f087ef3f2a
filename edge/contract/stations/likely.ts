import { isOpenAt, minuteOfWeek } from '#edge/contract/hours.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { type ConnectorWish, evseFits, type StatusOf } from './availability.ts';
import { trustedStatus } from './freshness.ts';
import type { StationRecord } from './record.ts';

/** After so long a status and the history weigh the same. */
const HALF_LIFE_MS = 15 * MINUTE_MS;
const HOURS_OF_WEEK = 168;
const BASE = 36;
const UNOBSERVED = '-';

/** Share free per hour of the week, as the record keeps it; `null` when nothing was observed at all. */
export const freeByHourOf = (shares: readonly (number | null)[]): string | null =>
  shares.every((share) => share === null)
    ? null
    : shares
        .map((share) =>
          share === null ? UNOBSERVED : Math.round(share * (BASE - 1)).toString(BASE),
        )
        .join('');

/** Share free in the hour of the week that `at` falls into on the station's clock. */
export const usuallyFree = (
  { freeByHour, timeZone }: Pick<StationRecord, 'freeByHour' | 'timeZone'>,
  at: number,
): number | null => {
  if (freeByHour?.length !== HOURS_OF_WEEK) return null;
  const digit = freeByHour[Math.floor(minuteOfWeek(at, timeZone) / 60)] ?? UNOBSERVED;
  return digit === UNOBSERVED ? null : Number.parseInt(digit, BASE) / (BASE - 1);
};

/**
 * How likely a fitting EVSE is free on arrival, 0 to 1: what is known now, fading into what is usual
 * at that hour, EVSE by EVSE, because each has its own age. The age counts to the arrival: a fresh
 * status an hour away is worth little there. `null` without a history, when nothing fits, or when the
 * station is known to be closed by then: what nobody can reach is not free.
 */
export const likelyFree = (
  station: StationRecord,
  statusOf: StatusOf,
  wish: ConnectorWish,
  now: number,
  arrival: number,
): number | null => {
  if (isOpenAt(station.hours, station.timeZone, arrival) === false) return null;
  const usual = usuallyFree(station, arrival);
  const evses = station.evses.filter(
    (evse) => evseFits(evse, wish) && statusOf(evse.id)?.status !== 'REMOVED',
  );
  if (usual === null || evses.length === 0) return null;
  const chances = evses.map(({ id }) => {
    const reported = statusOf(id);
    const status = trustedStatus(reported, now);
    if (reported?.lastUpdated == null || status === 'UNKNOWN') return usual;
    const weight = 2 ** (-Math.max(0, arrival - reported.lastUpdated) / HALF_LIFE_MS);
    return weight * (status === 'AVAILABLE' ? 1 : 0) + (1 - weight) * usual;
  });
  return chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
};
