import { ORDER_EFFECTS } from './effects.ts';
import { ORDER_GUARDS } from './guards.ts';

const { lines, exchange, swap, note, difference, application } = ORDER_EFFECTS;
const { direct, closed, motorcycle, whole, financed, unspent, fewChanges, fewApplications } =
  ORDER_GUARDS;

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
 * By instalments nothing is paid before the down payment, so no money moves. Where a request stands, its
 * figures are those of the new price as well: it stays as it is.
 */
const financing = {
  triggers,
  by,
  guards: [motorcycle, direct, financed, unspent, fewChanges, closed],
  effects,
} as const;

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
  changeRequested: {
    ...financing,
    from: ['INSTALLMENT_REQUESTED.FINAL'],
    to: 'INSTALLMENT_REQUESTED.FINAL',
  },
  changeApproved: {
    ...financing,
    from: ['INSTALLMENT_APPROVED.FINAL'],
    to: 'INSTALLMENT_APPROVED.FINAL',
  },
  changeDownPayment: {
    ...financing,
    from: ['WAITING_PAYMENT.FINAL'],
    to: 'WAITING_PAYMENT.FINAL',
  },
  changeRejected: {
    ...financing,
    from: ['INSTALLMENT_REJECTED.FINAL'],
    to: 'INSTALLMENT_REJECTED.FINAL',
  },
  changeCanceled: {
    ...financing,
    from: ['INSTALLMENT_CANCELED.FINAL'],
    to: 'INSTALLMENT_CANCELED.FINAL',
  },
  /** Other figures than those that stand with the company: its request ends, and one at the new price is made. */
  requestChanged: {
    from: ['INSTALLMENT_REQUESTED.FINAL', 'INSTALLMENT_APPROVED.FINAL', 'WAITING_PAYMENT.FINAL'],
    to: 'INSTALLMENT_REQUESTED.FINAL',
    triggers: ['changeOrder'],
    by: ['customer'],
    guards: [...financing.guards, fewApplications],
    effects: [...effects, application],
  },
} as const;
