import type { DeliveryMethod } from '#edge/contract/catalog/delivery.ts';
import { ORDER_MACHINE, type OrderPosition, stateOf } from './machine.ts';
import type { OrderKind, PaymentOption } from './standing.ts';

/** Positions that read otherwise for somebody who collects the motorcycle. */
const PICKUP: readonly OrderPosition[] = ['SHIPPING.FINAL', 'DELIVERED.FINAL'];

/** Keys of a label and of the sentence below it, in scope `orders`. */
export const orderLabelKey = (
  position: OrderPosition,
  delivery: DeliveryMethod,
  option: PaymentOption = 'FULL_PAYMENT',
): string => {
  const key = ORDER_MACHINE.labelKey(position).replace(/^orders\./, '');
  if (PICKUP.includes(position) && delivery === 'PICKUP_AT_DEALER') return `${key}.pickup`;
  return position === 'PAYMENT_SETTLED.FINAL' && option === 'INSTALLMENT'
    ? `${key}.installment`
    : key;
};

/** Where the sentence about a motorcycle would be wrong of goods, or of a service. */
const GOODS_HINTS: readonly OrderPosition[] = [
  'PAYMENT_SETTLED.FINAL',
  'SHIPPED.FINAL',
  'COMPLETED.FINAL',
  'CANCELLED.FINAL',
];

/** What the customer can do or expect next. */
export const orderHintKey = (
  position: OrderPosition,
  delivery: DeliveryMethod,
  option?: PaymentOption,
  kind: OrderKind = 'MOTORCYCLE',
): string => {
  const key = orderLabelKey(position, delivery, option).replace(/^status/, 'hint');
  if (kind === 'MOTORCYCLE' || !GOODS_HINTS.includes(position)) return key;
  return `${key}.${kind === 'GOODS' ? 'goods' : 'service'}`;
};

/** The specification's first set of names, one to one. */
const DISPLAY_NAMES = {
  CANCELLED: 'Cancelled',
  WAITING_PAYMENT: 'PaymentAuthorized',
  PAYMENT_SETTLED: 'PaymentSettled',
  ALLOCATED: 'Allocated',
  SHIPPED: 'Shipped',
  SHIPPING: 'Shipping',
  DELIVERED: 'Delivered',
  COMPLETED: 'Completed',
  INSTALLMENT_REJECTED: 'InstallmentRejected',
  INSTALLMENT_REQUESTED: 'InstallmentRequested',
  INSTALLMENT_APPROVED: 'InstallmentApproved',
  INSTALLMENT_CANCELED: 'ContractRejected',
} as const;

export const displayName = (position: OrderPosition): string => DISPLAY_NAMES[stateOf(position)];
