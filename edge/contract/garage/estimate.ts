import * as v from 'valibot';
import { DAY_MS } from '#edge/contract/time.ts';
import type { AppointmentState, WorkshopFault } from './workshop.ts';

export const ESTIMATE = {
  /** Pieces of work and parts of one price. */
  lines: 20,
  name: { least: 3, most: 80 },
  /** Whole rupiah of one line, and of all together. */
  least: 1_000,
  most: 50_000_000,
  total: 100_000_000,
  /** Prices of one appointment, those that were replaced included. */
  ofAppointment: 10,
  /** So long after the appointment began the workshop may state one. */
  statedMs: 30 * DAY_MS,
  /** So long it may be accepted. */
  validMs: 7 * DAY_MS,
} as const;

export const ESTIMATE_ANSWERS = ['ACCEPT', 'DECLINE'] as const;

const id = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'required'));

const line = v.object({
  name: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(ESTIMATE.name.least, 'desk.estimate-name'),
    v.maxLength(ESTIMATE.name.most, 'desk.estimate-name'),
  ),
  /** With tax. */
  price: v.pipe(
    v.number('desk.number'),
    v.integer('desk.number'),
    v.minValue(ESTIMATE.least, 'desk.estimate-price'),
    v.maxValue(ESTIMATE.most, 'desk.estimate-price'),
  ),
});

const sum = (lines: readonly { readonly price: number }[]): number =>
  lines.reduce((total, { price }) => total + price, 0);

export const estimateInput = v.object({
  /** Of the appointment. */
  id,
  lines: v.pipe(
    v.array(line),
    v.minLength(1, 'desk.estimate-lines'),
    v.maxLength(ESTIMATE.lines, 'desk.estimate-lines'),
    v.check((lines) => sum(lines) <= ESTIMATE.total, 'desk.estimate-total'),
  ),
  expectedVersion: v.pipe(v.number('required'), v.integer('required'), v.minValue(1, 'required')),
});

export const estimateAnswerInput = v.object({
  /** Of the price. */
  id,
  answer: v.picklist(ESTIMATE_ANSWERS, 'required'),
});

/** Why a rider's answer is refused; the web has a sentence for each. */
export const ESTIMATE_FAULTS = [
  'ESTIMATE_NOT_FOUND',
  /** Answered, or the workshop has stated another one. */
  'ESTIMATE_ANSWERED',
  'ESTIMATE_OVER',
  'ESTIMATE_UNPAID_ORDERS',
] as const;
export type EstimateFault = (typeof ESTIMATE_FAULTS)[number];

/** Until when it may be accepted, epoch ms. */
export const estimateUntil = (statedAt: number): number => statedAt + ESTIMATE.validMs;

interface Priced {
  readonly state: AppointmentState;
  readonly slotAt: number;
  /** Of the order that pays for it; null where there is none. */
  readonly orderState: string | null;
}

/** Why the workshop may state no price; `undefined` where it may. It has to have seen the motorcycle. */
export const statingFault = (
  { state, slotAt, orderState }: Priced,
  now: number,
): WorkshopFault | undefined => {
  if (state === 'EXPECTED') return 'APPOINTMENT_TOO_EARLY';
  if (state === 'MISSED' || state === 'CANCELLED' || now >= slotAt + ESTIMATE.statedMs)
    return 'APPOINTMENT_CLOSED';
  return orderState === null || orderState === 'CANCELLED' ? undefined : 'ESTIMATE_PAID';
};
