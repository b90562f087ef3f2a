import { defineMachine } from '#edge/contract/machine.ts';
import { BOOKING, BOOKING_FAULTS, type BookingFault, type BookingStatus } from './service-slots.ts';

/** States as the store names them. */
const BOOKING_STATES = ['BOOKED', 'CANCELLED', 'MISSED', 'COMPLETED'] as const;
type BookingState = (typeof BOOKING_STATES)[number];

/** The names of the states on the wire; the store keeps its own, which releases before this one read. */
export const BOOKING_STATUS = {
  BOOKED: 'confirm',
  CANCELLED: 'cancel',
  MISSED: 'cancel',
  COMPLETED: 'completed',
} as const satisfies Record<BookingState, BookingStatus>;

/** What is written beside a move. */
export const BOOKING_EFFECTS = {
  history: 'the history of the motorcycle gets a line',
  recordRemoved: 'its line in the history of the motorcycle is removed',
  work: 'its line in the history of the motorcycle says what was done',
} as const;

/** An appointment at a workshop. It is confirmed from the start: a free bench was taken for it. */
export const bookingMachine = defineMachine({
  name: 'service-booking',
  states: BOOKING_STATES,
  final: ['CANCELLED', 'MISSED', 'COMPLETED'],
  moves: {
    book: {
      from: [],
      to: 'BOOKED',
      triggers: ['bookService'],
      by: ['rider'],
      guard: 'a bench is free and the motorcycle has not too many appointments',
      effects: [BOOKING_EFFECTS.history],
    },
    cancel: {
      from: ['BOOKED'],
      to: 'CANCELLED',
      triggers: ['cancelServiceBooking'],
      by: ['rider'],
      guard: 'it has not begun',
      effects: [BOOKING_EFFECTS.recordRemoved],
    },
    /** The motorcycle changes hands; the appointments of its former owner and their guests do not. */
    handOver: {
      from: ['BOOKED'],
      to: 'CANCELLED',
      triggers: ['approveTransferOwnership'],
      by: ['transfer'],
      guard: 'it has not begun',
      effects: [BOOKING_EFFECTS.recordRemoved],
    },
    complete: {
      from: ['BOOKED'],
      to: 'COMPLETED',
      triggers: ['garage.complete-bookings'],
      by: ['clock'],
      guard: 'its time was over a day ago, and the workshop has written nothing',
      effects: [],
    },
    /** The workshop says that nobody came. */
    miss: {
      from: ['BOOKED'],
      to: 'MISSED',
      triggers: ['moveAppointment'],
      by: ['workshop'],
      guard: 'it began a while ago and the motorcycle was not taken in',
      effects: [BOOKING_EFFECTS.recordRemoved],
    },
    finish: {
      from: ['BOOKED'],
      to: 'COMPLETED',
      triggers: ['writeServiceWork'],
      by: ['workshop'],
      guard: 'it is its day, or later',
      effects: [BOOKING_EFFECTS.work],
    },
  },
  labelKey: (state) =>
    state === 'MISSED' ? 'service.status.missed' : `service.status.${BOOKING_STATUS[state]}`,
  refusals: {
    people: ['rider'],
    codes: BOOKING_FAULTS,
    codeOf: (): BookingFault => 'BOOKING_SLOT_PAST',
    sentenceKey: (code) => `service.fault.${code}`,
    nextKey: (code) => `service.next.${code}`,
  },
});

/** Where an appointment stands now: the job that writes down its end may not have run yet. */
export const bookingStatusAt = (
  status: BookingStatus,
  slotAt: number,
  now: number,
): BookingStatus => (status === 'confirm' && slotAt + BOOKING.slotMs <= now ? 'completed' : status);
