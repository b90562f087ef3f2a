import { ORDER_EFFECTS } from './effects.ts';
import { ORDER_GUARDS } from './guards.ts';

const { lines, owner, help, coupon, free, refund, application } = ORDER_EFFECTS;
const { over, closed } = ORDER_GUARDS;

/** The financing company has decided, or the application has ended: it is the customer's turn. */
const UNDECIDED_BY_CUSTOMER = [
  'INSTALLMENT_APPROVED.FINAL',
  'INSTALLMENT_REJECTED.FINAL',
  'INSTALLMENT_CANCELED.FINAL',
] as const;

/** The part of `ORDER_MACHINE`'s table in which a financing company decides. */
export const FINANCING_MOVES = {
  approveInstallment: {
    from: ['INSTALLMENT_REQUESTED.FINAL'],
    to: 'INSTALLMENT_APPROVED.FINAL',
    triggers: ['approveInstallment', 'financing.approved'],
    by: ['staff', 'provider'],
    guards: [ORDER_GUARDS.documented],
    effects: [],
  },
  rejectInstallment: {
    from: ['INSTALLMENT_REQUESTED.FINAL'],
    to: 'INSTALLMENT_REJECTED.FINAL',
    triggers: ['rejectInstallment', 'financing.rejected'],
    by: ['staff', 'provider'],
    effects: [],
  },
  endDocuments: {
    from: ['INSTALLMENT_REQUESTED.FINAL'],
    to: 'INSTALLMENT_CANCELED.FINAL',
    triggers: ['orders.end-documents'],
    by: ['clock'],
    guards: [ORDER_GUARDS.undocumented],
    effects: [],
  },
  withdrawInstallment: {
    from: ['INSTALLMENT_REQUESTED.FINAL', 'INSTALLMENT_APPROVED.FINAL'],
    to: 'INSTALLMENT_CANCELED.FINAL',
    triggers: ['withdrawInstallment'],
    by: ['customer'],
    effects: [],
  },
  /** The customer leaves it after the approval; what was paid beyond the booking fee goes back. */
  withdrawApproved: {
    from: ['WAITING_PAYMENT.FINAL', 'PAYMENT_SETTLED.FINAL'],
    to: 'INSTALLMENT_CANCELED.FINAL',
    triggers: ['withdrawInstallment'],
    by: ['customer'],
    guards: [ORDER_GUARDS.financed, ORDER_GUARDS.unsigned, closed],
    effects: [refund],
  },
  payDownPayment: {
    from: ['INSTALLMENT_APPROVED.FINAL'],
    to: 'WAITING_PAYMENT.FINAL',
    triggers: ['payDownPayment'],
    by: ['customer'],
    effects: [],
  },
  payInstead: {
    from: ['INSTALLMENT_REJECTED.FINAL', 'INSTALLMENT_CANCELED.FINAL'],
    to: 'WAITING_PAYMENT.FINAL',
    triggers: ['completeOrderDetails'],
    by: ['customer'],
    effects: [owner, help, coupon, lines],
  },
  requestAnother: {
    from: ['INSTALLMENT_REJECTED.FINAL', 'INSTALLMENT_CANCELED.FINAL'],
    to: 'INSTALLMENT_REQUESTED.FINAL',
    triggers: ['completeOrderDetails'],
    by: ['customer'],
    guards: [ORDER_GUARDS.fewApplications],
    effects: [owner, help, coupon, lines, application],
  },
  cancelWithoutFinancing: {
    from: ['INSTALLMENT_REJECTED.FINAL', 'INSTALLMENT_CANCELED.FINAL'],
    to: 'CANCELLED.FINAL',
    triggers: ['cancelOrder'],
    by: ['customer'],
    guards: [closed],
    effects: [free, refund],
  },
  withdrawWithoutFinancing: {
    from: [
      'INSTALLMENT_REQUESTED.FINAL',
      'INSTALLMENT_APPROVED.FINAL',
      'INSTALLMENT_REJECTED.FINAL',
      'INSTALLMENT_CANCELED.FINAL',
    ],
    to: 'CANCELLED.FINAL',
    triggers: ['withdrawOrder'],
    by: ['staff'],
    guards: [closed],
    effects: [free, refund],
  },
  expireApplication: {
    from: UNDECIDED_BY_CUSTOMER,
    to: 'CANCELLED.FINAL',
    triggers: ['orders.end-windows'],
    by: ['clock'],
    guards: [ORDER_GUARDS.direct, over, closed],
    effects: [free, refund],
  },
  expireBookedApplication: {
    from: UNDECIDED_BY_CUSTOMER,
    to: 'ALLOCATED.BOOKING',
    triggers: ['orders.end-windows'],
    by: ['clock'],
    guards: [ORDER_GUARDS.booked, over],
    effects: [],
  },
} as const;
