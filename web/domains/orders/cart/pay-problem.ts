import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { isEligible } from '#edge/contract/payments/methods.ts';

/** Of a refusal what the sentence about it needs. */
interface Refusal {
  readonly errorCode: string;
  readonly maxItems: number | null;
  readonly totalNow: number | null;
  /** The cart as it stands. */
  readonly activeOrder: { readonly heldByOrders: readonly string[] } | null;
}

/** A sentence of scope `cart`, with what it names. */
export type PayProblem =
  | {
      readonly key:
        | 'pay-choose'
        | 'pay-method'
        | 'pay-unsent'
        | 'pay-failed'
        | 'pay-stock'
        | 'pay-delivery'
        | 'pay-differs'
        | 'pay-refused';
    }
  | { readonly key: 'pay-changed'; readonly total: number }
  | { readonly key: 'pay-own'; readonly codes: readonly string[] }
  | { readonly key: 'pay-limit' | 'pay-pieces'; readonly limit: number };

/** The chosen way of paying, as long as it takes the total; null once that outgrew it. */
export const chosenFor = (method: string | null, amountIdr: number): string | null =>
  method !== null && isEligible(method, { amountIdr }) ? method : null;

/** Why a cart did not become an order, in words of its own for each reason. */
export const payProblem = ({ errorCode, maxItems, totalNow, activeOrder }: Refusal): PayProblem => {
  const limit = maxItems ?? 0;
  const codes = activeOrder?.heldByOrders ?? [];
  switch (errorCode) {
    case 'ORDER_PRICE_CHANGED':
      return { key: 'pay-changed', total: totalNow ?? 0 };
    case 'ORDER_CHANGED':
      return { key: 'pay-differs' };
    case 'INSUFFICIENT_STOCK':
      // It is there, but in an order of one's own that could not be ended: nobody bought it.
      return codes.length > 0 ? { key: 'pay-own', codes } : { key: 'pay-stock' };
    case 'INELIGIBLE_SHIPPING_METHOD':
      return { key: 'pay-delivery' };
    case 'INELIGIBLE_PAYMENT_METHOD':
      return { key: 'pay-method' };
    case 'ORDER_LIMIT':
      // Carts and unpaid orders have a limit each, under one code.
      return { key: limit === CART_LIMITS.items ? 'pay-pieces' : 'pay-limit', limit };
    default:
      return { key: 'pay-refused' };
  }
};
