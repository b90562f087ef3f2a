import { ORDER_EFFECTS } from './effects.ts';
import { ORDER_GUARDS } from './guards.ts';

const { lines, exchange, swap, note, difference } = ORDER_EFFECTS;
const { direct, closed, motorcycle, whole, unspent, fewChanges } = ORDER_GUARDS;

const triggers = ['changeOrder', 'changeOrderForCustomer'] as const;
const by = ['customer', 'staff'] as const;

/** A booked order has no unit and has only its fee paid: its price changes, and nothing is paid or goes back. */
const booked = {
  triggers,
  by,
  guards: [motorcycle, fewChanges],
  effects: [lines, swap, note],
} as const;

const effects = [lines, exchange, swap, note] as const;
const guards = [motorcycle, direct, whole, unspent, fewChanges, closed] as const;

/**
 * The part of `ORDER_MACHINE`'s table in which an order changes before anybody works on it: colour,
 * delivery, promo code. Most leave it where it is; what is due, and what goes back, is computed anew.
 */
export const CHANGE_MOVES = {
  changeUnpaidBooking: {
    ...booked,
    from: ['WAITING_PAYMENT.BOOKING'],
    to: 'WAITING_PAYMENT.BOOKING',
  },
  changeBooking: { ...booked, from: ['PAYMENT_SETTLED.BOOKING'], to: 'PAYMENT_SETTLED.BOOKING' },
  /** Something is due for it still. */
  changeUnpaid: {
    from: ['WAITING_PAYMENT.FINAL'],
    to: 'WAITING_PAYMENT.FINAL',
    triggers,
    by,
    guards,
    effects,
  },
  /** What was paid covers the new price: nothing is due any more. */
  settleChange: {
    from: ['WAITING_PAYMENT.FINAL'],
    to: 'PAYMENT_SETTLED.FINAL',
    triggers,
    by,
    guards,
    effects: [...effects, difference],
  },
  /** It costs as much as before, or less. */
  changePaid: {
    from: ['PAYMENT_SETTLED.FINAL'],
    to: 'PAYMENT_SETTLED.FINAL',
    triggers,
    by,
    guards,
    effects: [...effects, difference],
  },
  /** It costs more: the difference is to be paid. */
  payChange: {
    from: ['PAYMENT_SETTLED.FINAL'],
    to: 'WAITING_PAYMENT.FINAL',
    triggers,
    by,
    guards,
    effects,
  },
} as const;
