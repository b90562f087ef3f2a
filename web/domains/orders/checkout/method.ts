import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { isEligible } from '#edge/contract/payments/methods.ts';
import type { PurchaseState } from '#web/platform/purchase/state.ts';

/** Chosen on the order's page, once it is placed. */
export const METHOD_LATER = 'LATER';

/** Whether a choice of the method step stands for an amount; whole rupiah. */
export const fitsAmount = (method: string | null, amountIdr: number): boolean =>
  method === METHOD_LATER || (method !== null && isEligible(method, { amountIdr }));

/** The method that was chosen in the checkout of this very order, while it fits what is due. */
export const methodOfOrder = (
  { salesOrder, paymentMethod }: Pick<PurchaseState, 'salesOrder' | 'paymentMethod'>,
  { id, due }: Pick<OrderRecord, 'id' | 'due'>,
): string | null => (salesOrder === id ? methodToStart(paymentMethod, due) : null);

/** The method to open the payment with right after placing; null for none. */
export const methodToStart = (method: string | null, amountIdr: number): string | null =>
  method !== METHOD_LATER && amountIdr > 0 && fitsAmount(method, amountIdr) ? method : null;
