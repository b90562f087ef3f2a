import * as v from 'valibot';
import { DAY_MS, JAKARTA_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { vin } from '#edge/contract/validators/vin.ts';

export const HELP_KINDS = [
  'BATTERY_EMPTY',
  'FLAT_TYRE',
  'WONT_START',
  'ACCIDENT',
  'OTHER',
] as const;

/** Why help or cover is refused; the web has a sentence for each. */
const ROADSIDE_FAULTS = [
  'ROADSIDE_NOT_FOUND',
  'ROADSIDE_PACKAGE_UNKNOWN',
  'ROADSIDE_TOO_MANY',
  'ROADSIDE_UNPAID_ORDERS',
  'ROADSIDE_INVALID',
] as const;
export type RoadsideFault = (typeof ROADSIDE_FAULTS)[number];

export const ROADSIDE_LIMITS = {
  note: 300,
  /** What the staff writes when a call is done. */
  outcome: 500,
  /** Calls for help of one person in a day. */
  helpADay: 10,
  /** Cover can be bought ahead for so long. */
  aheadMs: 3 * 366 * DAY_MS,
} as const;

export const SubscriptionParam = v.object({
  id: deviceId('rsb', 'required'),
  vin: vin(),
  packageId: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(64, 'required')),
});

const degrees = (most: number) =>
  v.nullish(v.pipe(v.number(), v.minValue(-most), v.maxValue(most)));

export const HelpParam = v.object({
  id: deviceId('rsr', 'required'),
  vin: vin(),
  kind: v.picklist(HELP_KINDS, 'required'),
  latitude: degrees(90),
  longitude: degrees(180),
  note: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(ROADSIDE_LIMITS.note, 'note.too-long'))),
  /** Epoch ms of the device. */
  askedAt: v.pipe(v.number(), v.integer()),
});

/** The staff's word at the end of a call. */
export const CompleteCall = v.object({
  id: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(64, 'required')),
  note: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.maxLength(ROADSIDE_LIMITS.outcome, 'note.too-long'),
  ),
});

/** Months in the calendar of Jakarta: 31 January and one month is the last day of February. */
export const plusMonths = (at: number, months: number): number => {
  const day = new Date(at + JAKARTA_MS);
  const wanted = day.getUTCDate();
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() + months);
  const last = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
  day.setUTCDate(Math.min(wanted, last));
  return day.getTime() - JAKARTA_MS;
};

/** Cover begins where the cover there is ends. */
export const coverAfter = (until: number | null, now: number, months: number) => {
  const startsAt = Math.max(until ?? now, now);
  return { startsAt, endsAt: plusMonths(startsAt, months) };
};
