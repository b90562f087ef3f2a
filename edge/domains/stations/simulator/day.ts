import { DAY_MINUTES, minuteOfWeek } from '#edge/contract/hours.ts';
import type { EvseStatus } from '#edge/contract/stations/vocabulary.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';

/** A vehicle stays for about this long. */
const STAY_MS = 25 * MINUTE_MS;
/** Longest stay that `since` looks back over. */
const MOST_STAYS = 8;

/** FNV-1a, to a number in [0, 1). */
const chanceOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++)
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b) >>> 0;
  return ((hash ^ (hash >>> 13)) >>> 0) / 4_294_967_296;
};

/** Share of EVSEs taken at an hour of the day: quiet nights, a lunch hump, a long evening. */
const DEMAND = [
  0.08, 0.05, 0.04, 0.04, 0.06, 0.12, 0.22, 0.32, 0.38, 0.36, 0.38, 0.46, 0.55, 0.5, 0.42, 0.42,
  0.5, 0.62, 0.7, 0.72, 0.66, 0.5, 0.32, 0.16,
];
const WEEKEND_SHIFT = 0.08;

const demandAt = (zone: TimeZone, at: number): number => {
  const minute = minuteOfWeek(at, zone);
  const share = DEMAND[Math.floor((minute % DAY_MINUTES) / 60)] ?? 0;
  return minute >= 5 * DAY_MINUTES ? share + WEEKEND_SHIFT : share;
};

/** States of everyday use; broken, planned and silent ones stay as the content has them. */
export const ALIVE: readonly EvseStatus[] = ['AVAILABLE', 'CHARGING', 'BLOCKED', 'RESERVED'];

export interface SimulatedEvse {
  readonly id: string;
  readonly zone: TimeZone;
}

export interface SimulatedStatus {
  readonly status: EvseStatus;
  readonly since: number;
}

/**
 * What an EVSE does at a moment of a made-up day: a pure function of the EVSE and the time, so that a
 * restart changes nothing. Stays begin at a different minute for every EVSE.
 */
export const statusAt = (evse: SimulatedEvse, at: number): SimulatedStatus => {
  const phase = Math.floor(chanceOf(evse.id) * STAY_MS);
  const first = Math.floor((at + phase) / STAY_MS);
  const during = (stay: number): EvseStatus => {
    const chance = chanceOf(`${evse.id} ${stay}`);
    const demand = demandAt(evse.zone, stay * STAY_MS - phase);
    if (chance >= demand) return 'AVAILABLE';
    if (chance < demand * 0.06) return 'BLOCKED';
    return chance < demand * 0.1 ? 'RESERVED' : 'CHARGING';
  };
  const status = during(first);
  let began = first;
  while (first - began < MOST_STAYS && during(began - 1) === status) began--;
  return { status, since: began * STAY_MS - phase };
};
