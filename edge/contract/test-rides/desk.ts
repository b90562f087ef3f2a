import * as v from 'valibot';
import { RIDES } from './booking.ts';
import { type RideState, STAFF_MOVES } from './machine.ts';

/** Which rides of a day a desk shows. */
export const RIDE_QUEUES = ['OPEN', 'MISSED', 'DONE', 'CANCELLED', 'ALL'] as const;
export type RideQueue = (typeof RIDE_QUEUES)[number];

/** A slot that is kept and not confirmed is no ride yet. */
export const QUEUE_STATES: Readonly<Record<RideQueue, readonly RideState[]>> = {
  OPEN: ['CONFIRMED', 'CHECKED_IN'],
  MISSED: ['NO_SHOW'],
  DONE: ['COMPLETED'],
  CANCELLED: ['CANCELLED'],
  ALL: ['CONFIRMED', 'CHECKED_IN', 'NO_SHOW', 'COMPLETED', 'CANCELLED'],
};

export const RIDE_DESK = { perPage: 25, search: 60 } as const;

/** A move of the desk; a check-in needs the waiver. */
export const MoveRideParam = v.object({
  id: v.pipe(v.string(), v.nonEmpty('required'), v.maxLength(64, 'required')),
  move: v.picklist(STAFF_MOVES, 'required'),
  /** The rider signed that they ride at their own risk and with their own licence. */
  waiver: v.nullish(v.boolean(), false),
  note: v.pipe(v.nullish(v.string(), ''), v.trim(), v.maxLength(RIDES.note, 'note.too-long')),
});
export type MoveRide = v.InferOutput<typeof MoveRideParam>;
