import { canMove, defineMachine } from '#edge/contract/machine.ts';
import { RIDE_FAULTS, RIDE_SLOTS, type RideFault } from './booking.ts';

export const RIDE_STATES = [
  'HELD',
  'CONFIRMED',
  'CHECKED_IN',
  'COMPLETED',
  'NO_SHOW',
  'CANCELLED',
  'EXPIRED',
] as const;
export type RideState = (typeof RIDE_STATES)[number];

/** The specification’s statuses of a booking. */
export const RIDE_STATUSES = ['confirm', 'cancel', 'completed'] as const;
export type RideStatus = (typeof RIDE_STATUSES)[number];

const STATUS: Readonly<Record<RideState, RideStatus>> = {
  HELD: 'confirm',
  CONFIRMED: 'confirm',
  CHECKED_IN: 'confirm',
  COMPLETED: 'completed',
  NO_SHOW: 'cancel',
  CANCELLED: 'cancel',
  EXPIRED: 'cancel',
};

/** A test ride. Its seat and its motorcycle are taken by the statement that writes it. */
export const rideMachine = defineMachine({
  name: 'test-ride',
  states: RIDE_STATES,
  // What was kept and not confirmed in time can still be confirmed while it is free.
  final: ['COMPLETED', 'CANCELLED'],
  moves: {
    hold: {
      from: [],
      to: 'HELD',
      triggers: ['holdTestRide'],
      by: ['rider'],
      guard: 'a motorcycle of the model and somebody to ride along are free',
      effects: [],
    },
    book: {
      from: [],
      to: 'CONFIRMED',
      triggers: ['bookTestRide', 'createBookingByPS'],
      by: ['rider', 'staff'],
      guards: [
        'a motorcycle of the model and somebody to ride along are free',
        'the person has not too many rides to come',
      ],
      effects: [],
    },
    confirm: {
      from: ['HELD', 'EXPIRED'],
      to: 'CONFIRMED',
      triggers: ['bookTestRide'],
      by: ['rider'],
      guards: [
        'nobody else has taken what was kept meanwhile',
        'the person has not too many rides to come',
      ],
      effects: [],
    },
    expire: {
      from: ['HELD'],
      to: 'EXPIRED',
      triggers: ['test-rides.follow-clock'],
      by: ['clock'],
      guard: 'its time to be confirmed is over',
      effects: [],
    },
    cancel: {
      from: ['CONFIRMED'],
      to: 'CANCELLED',
      triggers: ['cancelTestRide', 'moveTestRide'],
      by: ['rider', 'staff'],
      guard: 'the rider cancels before it begins',
      effects: [],
    },
    checkIn: {
      from: ['CONFIRMED', 'NO_SHOW'],
      to: 'CHECKED_IN',
      triggers: ['moveTestRide'],
      by: ['staff'],
      guards: ['it is its day', 'the waiver is signed'],
      effects: [],
    },
    complete: {
      from: ['CHECKED_IN'],
      to: 'COMPLETED',
      triggers: ['moveTestRide'],
      by: ['staff'],
      effects: [],
    },
    miss: {
      from: ['CONFIRMED'],
      to: 'NO_SHOW',
      triggers: ['moveTestRide'],
      by: ['staff'],
      guard: 'it began a while ago',
      effects: [],
    },
    lapse: {
      from: ['CONFIRMED', 'CHECKED_IN'],
      to: 'COMPLETED',
      triggers: ['test-rides.follow-clock'],
      by: ['clock'],
      guard: 'it was two days ago and nobody wrote down how it went',
      effects: [],
    },
  },
  labelKey: (state) => `testRide.state.${state}`,
  refusals: {
    people: ['rider', 'staff'],
    codes: RIDE_FAULTS,
    codeOf: (): RideFault => 'TEST_RIDE_MOVE_IMPOSSIBLE',
    sentenceKey: (code) => `testRide.fault.${code}`,
    nextKey: (code) => `testRide.next.${code}`,
  },
});

/** Those that free their seat. */
export const SEATLESS = ['CANCELLED', 'EXPIRED'] as const satisfies readonly RideState[];

/** Where a ride stands now: a confirmed one whose time is over counts as completed until staff say otherwise. */
export const rideStatusAt = (state: RideState, slotAt: number, now: number): RideStatus =>
  state === 'CONFIRMED' && slotAt + RIDE_SLOTS.lengthMs <= now ? 'completed' : STATUS[state];

/** Whether the rider may still move or cancel it. */
export const isOpenToRider = (state: RideState, slotAt: number, now: number): boolean =>
  state === 'CONFIRMED' && slotAt > now;

/** What staff do at the desk. */
export const STAFF_MOVES = ['checkIn', 'complete', 'miss', 'cancel'] as const;
export type StaffMove = (typeof STAFF_MOVES)[number];

/** Moves staff have from a state, in the order of the desk. */
export const staffMovesFrom = (state: RideState): readonly StaffMove[] =>
  STAFF_MOVES.filter((move) => canMove(rideMachine, move, state));
