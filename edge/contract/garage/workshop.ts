import * as v from 'valibot';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** What a workshop's list shows of a day. */
export const WORKSHOP_QUEUES = ['OPEN', 'DONE', 'MISSED', 'ALL'] as const;
export type WorkshopQueue = (typeof WORKSHOP_QUEUES)[number];

/** Where an appointment stands, as its workshop sees it. */
export const APPOINTMENT_STATES = ['EXPECTED', 'IN_WORK', 'DONE', 'MISSED', 'CANCELLED'] as const;
export type AppointmentState = (typeof APPOINTMENT_STATES)[number];

/** What a workshop does with an appointment beside writing down its work. */
export const APPOINTMENT_MOVES = ['receive', 'miss'] as const;

/** Kinds of work, as the history of a motorcycle has them. */
export const WORK_TYPES = ['PERIODIC', 'REPAIR', 'RECALL'] as const;

export const WORKSHOP = {
  /** Appointments of one day at one workshop: benches times hours, and some. */
  mostOfDay: 200,
  /** Somebody is late so long before they did not come. */
  graceMs: 15 * MINUTE_MS,
  /** A motorcycle may be brought so long before its appointment. */
  earlyMs: DAY_MS / 2,
  work: { least: 10, most: 1_000 },
  /** No odometer of a motorcycle has come further. */
  odometerKm: 999_999,
} as const;

const id = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'required'));
const expectedVersion = v.pipe(
  v.number('required'),
  v.integer('required'),
  v.minValue(1, 'required'),
);

export const moveAppointmentInput = v.object({
  id,
  move: v.picklist(APPOINTMENT_MOVES, 'required'),
  expectedVersion,
});

export const serviceWorkInput = v.object({
  id,
  type: v.picklist(WORK_TYPES, 'required'),
  /** What the odometer shows, in kilometres. */
  odometerKm: v.pipe(
    v.number('desk.number'),
    v.integer('desk.number'),
    v.minValue(0, 'desk.number'),
    v.maxValue(WORKSHOP.odometerKm, 'desk.number'),
  ),
  work: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(WORKSHOP.work.least, 'desk.work'),
    v.maxLength(WORKSHOP.work.most, 'desk.work'),
  ),
  expectedVersion,
});

export const WORKSHOP_FAULTS = [
  'APPOINTMENT_NOT_FOUND',
  /** Somebody has changed it meanwhile. */
  'APPOINTMENT_CHANGED',
  /** It is cancelled, missed or done. */
  'APPOINTMENT_CLOSED',
  /** Its time has not come. */
  'APPOINTMENT_TOO_EARLY',
  /** A price is paid, or to be paid. */
  'ESTIMATE_PAID',
  'ESTIMATE_MANY',
] as const;
export type WorkshopFault = (typeof WORKSHOP_FAULTS)[number];

interface Standing {
  readonly status: 'BOOKED' | 'CANCELLED' | 'COMPLETED';
  readonly missed: boolean;
  /** Of its line in the history; null when that is gone. */
  readonly record: 'BOOKED' | 'IN_PROGRESS' | 'COMPLETED' | null;
}

/** Where an appointment stands. One that the clock took for done is expected until its work is written. */
export const appointmentState = ({ status, missed, record }: Standing): AppointmentState => {
  if (missed) return 'MISSED';
  if (status === 'CANCELLED' || record === null) return 'CANCELLED';
  if (record === 'COMPLETED') return 'DONE';
  return record === 'IN_PROGRESS' ? 'IN_WORK' : 'EXPECTED';
};
