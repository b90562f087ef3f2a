import type { CancellationReason } from '#edge/contract/orders/history.ts';

const CHANGES: readonly CancellationReason[] = [
  'MODIFY_CUSTOMIZATION',
  'CHANGE_DELIVERY_ADDRESS',
  'CHANGE_VOUCHER',
];

/** Operations by which the way of paying becomes another one. */
const OF_PAYMENT: readonly string[] = [
  'completeOrderDetails',
  'changePaymentOption',
  'withdrawInstallment',
];

/**
 * What the person may do instead of cancelling for this reason: change the order, or choose another way of
 * paying; null where it is a reason to cancel, or the order cannot be changed any more.
 */
export const insteadOf = (
  reason: CancellationReason | undefined,
  moves: readonly string[],
): 'change' | 'payment' | null => {
  if (reason === undefined) return null;
  if (CHANGES.includes(reason)) return moves.includes('changeOrder') ? 'change' : null;
  if (reason !== 'CHANGE_PAYMENT_OPTION') return null;
  return OF_PAYMENT.some((each) => moves.includes(each)) ? 'payment' : null;
};
