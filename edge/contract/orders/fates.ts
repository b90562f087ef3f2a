import type { OrderMove } from './machine.ts';

/**
 * What becomes of money already paid when a move takes an order off its way. `refund`: all of it goes
 * back. `refund-less-costs`: all but the official registration costs already paid for the customer,
 * each with its receipt (they are forfeit). `down-payment`: what was paid beyond the booking fee goes
 * back, the fee is kept on the order. `credit`: everything is kept on the order.
 */
export type MoneyFate = 'refund' | 'refund-less-costs' | 'down-payment' | 'credit';

/** Every move that leaves the happy path after money may have come in. */
export const MONEY_FATES: Partial<Record<OrderMove, MoneyFate>> = {
  cancelUnpaidBooking: 'refund',
  withdrawUnpaidBooking: 'refund',
  expireBooking: 'refund',
  cancelBooking: 'refund',
  withdrawBooking: 'refund',
  cancelAllocated: 'refund-less-costs',
  withdrawAllocated: 'refund',
  expireAllocated: 'refund',
  backToAllocated: 'credit',
  expireBalance: 'credit',
  cancelUnpaid: 'refund',
  withdrawUnpaid: 'refund',
  expireUnpaid: 'refund',
  rejectInstallment: 'credit',
  endDocuments: 'credit',
  withdrawInstallment: 'credit',
  withdrawApproved: 'down-payment',
  cancelWithoutFinancing: 'refund',
  withdrawWithoutFinancing: 'refund',
  expireApplication: 'refund',
  expireBookedApplication: 'credit',
  changeRejected: 'credit',
  changeCanceled: 'credit',
  requestChanged: 'credit',
  rejectContract: 'down-payment',
  payHelpDifference: 'credit',
  cancelPaid: 'refund-less-costs',
  cancelHelpDenied: 'refund',
  withdrawPaid: 'refund',
  endService: 'refund',
  withdrawShipped: 'refund',
  endUndelivered: 'refund-less-costs',
};

/** Whole rupiah. */
export interface MoneySplit {
  readonly refund: number;
  /** Kept by us: costs that were paid for the customer. */
  readonly forfeit: number;
  /** Stays on the order. */
  readonly credit: number;
}

/**
 * The share of each, to the rupiah: they add up to `paid`.
 * @param paid what is on the order's account
 * @param bookingFee the part of it that booked the motorcycle; 0 for a direct order
 * @param costs official registration costs paid so far
 */
export const splitMoney = (
  fate: MoneyFate,
  { paid, bookingFee, costs }: { paid: number; bookingFee: number; costs: number },
): MoneySplit => {
  if (fate === 'credit') return { refund: 0, forfeit: 0, credit: paid };
  if (fate === 'down-payment') {
    const credit = Math.min(paid, bookingFee);
    return { refund: paid - credit, forfeit: 0, credit };
  }
  const forfeit = fate === 'refund-less-costs' ? Math.min(paid, costs) : 0;
  return { refund: paid - forfeit, forfeit, credit: 0 };
};
