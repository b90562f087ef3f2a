import * as v from 'valibot';
import { isOpenAt, type OpeningHours, TIME_ZONES, type TimeZone } from '#edge/contract/hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { deviceId } from '#edge/contract/validators/device-id.ts';
import { vin } from '#edge/contract/validators/vin.ts';

export const SERVICE_KINDS = ['PERIODIC', 'REPAIR', 'TYRES', 'BATTERY_CHECK'] as const;

/** States of an appointment on the wire. */
export const BOOKING_STATUSES = ['confirm', 'cancel', 'completed'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export const BOOKING = {
  /** Length of a slot. */
  slotMs: HOUR_MS,
  /** Benches of a workshop. */
  seats: 2,
  /** A workshop needs this long to prepare. */
  noticeMs: 2 * HOUR_MS,
  /** How far ahead appointments are given. */
  aheadMs: 30 * DAY_MS,
  note: 300,
  /** Appointments to come that one motorcycle may have. */
  open: 2,
} as const;

export const BOOKING_FAULTS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_PLACE_UNKNOWN',
  'BOOKING_SLOT_UNKNOWN',
  'BOOKING_SLOT_FULL',
  'BOOKING_SLOT_PAST',
  'BOOKING_TOO_MANY',
  'BOOKING_INVALID',
] as const;
export type BookingFault = (typeof BOOKING_FAULTS)[number];

export const BookingParam = v.object({
  id: deviceId('sbk', 'required'),
  vin: vin(),
  dealerSlug: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(100, 'required')),
  /** Epoch ms of the slot's beginning. */
  slotAt: v.pipe(v.number(), v.integer()),
  kind: v.picklist(SERVICE_KINDS, 'required'),
  note: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(BOOKING.note, 'note.too-long'))),
});

export const RescheduleParam = v.object({
  id: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(64, 'required')),
  /** Epoch ms of the new slot's beginning. */
  slotAt: v.pipe(v.number(), v.integer()),
});

/** Midnight of a calendar day on the clock of the place, epoch ms; NaN for what is no day. */
const midnight = (day: string, zone: TimeZone): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day)
    ? Date.parse(`${day}T00:00:00Z`) - TIME_ZONES[zone] * MINUTE_MS
    : NaN;

/** The calendar day of a moment on the clock of the place: `YYYY-MM-DD`. */
export const dayAt = (at: number, zone: TimeZone): string =>
  new Date(at + TIME_ZONES[zone] * MINUTE_MS).toISOString().slice(0, 10);

/** Whether a workshop with these hours starts a service then: open from the first to the last minute. */
export const isSlot = (hours: OpeningHours | null, zone: TimeZone, at: number): boolean => {
  if (Number.isNaN(at) || (at + TIME_ZONES[zone] * MINUTE_MS) % BOOKING.slotMs !== 0) return false;
  return (
    isOpenAt(hours, zone, at) === true &&
    isOpenAt(hours, zone, at + BOOKING.slotMs - MINUTE_MS) === true
  );
};

/** Beginnings of all slots of a calendar day at the place, epoch ms, whether taken or not. */
export const slotsOf = (hours: OpeningHours | null, zone: TimeZone, day: string): number[] => {
  const start = midnight(day, zone);
  if (Number.isNaN(start)) return [];
  const slots: number[] = [];
  for (let at = start; at < start + DAY_MS; at += BOOKING.slotMs)
    if (isSlot(hours, zone, at)) slots.push(at);
  return slots;
};

/** Whether an appointment may still be made for that moment. */
export const canStillBook = (at: number, now: number): boolean =>
  at >= now + BOOKING.noticeMs && at <= now + BOOKING.aheadMs;
