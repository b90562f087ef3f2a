import * as v from 'valibot';
import type { OpeningHours } from '#edge/contract/hours.ts';
import { isBookable, isSlotOf, type SlotRules, slotsOfDay } from '#edge/contract/slots.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
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
  /** So long the workshop may say what became of an appointment, before the clock takes it for done. */
  workshopMs: DAY_MS,
  /** Appointments to come that one motorcycle may have. */
  open: 2,
} as const;

/** A bench is free for the next motorcycle at once: what is prepared is done in the notice. */
export const SERVICE_SLOTS: SlotRules = {
  stepMs: BOOKING.slotMs,
  lengthMs: BOOKING.slotMs,
  bufferMs: 0,
  noticeMs: BOOKING.noticeMs,
  aheadMs: BOOKING.aheadMs,
};

export const BOOKING_FAULTS = [
  'BOOKING_NOT_FOUND',
  'BOOKING_PLACE_UNKNOWN',
  'BOOKING_SLOT_UNKNOWN',
  'BOOKING_SLOT_FULL',
  'BOOKING_SLOT_PAST',
  'BOOKING_TOO_MANY',
  'BOOKING_UNPAID_ORDERS',
  'BOOKING_PAYING',
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

/** Whether a workshop with these hours starts a service then, and is open until it ends. */
export const isSlot = (hours: OpeningHours | null, zone: TimeZone, at: number): boolean =>
  isSlotOf(SERVICE_SLOTS, { hours, zone }, at);

/** Beginnings of all slots of a calendar day at the place, epoch ms, whether taken or not. */
export const slotsOf = (hours: OpeningHours | null, zone: TimeZone, day: string): number[] =>
  slotsOfDay(SERVICE_SLOTS, { hours, zone }, day);

/** Whether an appointment may still be made for that moment. */
export const canStillBook = (at: number, now: number): boolean =>
  isBookable(SERVICE_SLOTS, at, now);
