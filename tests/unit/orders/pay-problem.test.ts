import { describe, expect, it } from 'vitest';
import { ORDER_LIMITS } from '#edge/contract/orders/after-placing.ts';
import { CART_LIMITS } from '#edge/contract/orders/cart/limits.ts';
import { chosenFor, payProblem } from '#web/domains/orders/cart/pay-problem.ts';

const refused = (errorCode: string, more: object = {}) => ({
  errorCode,
  maxItems: null,
  totalNow: null,
  activeOrder: { heldByOrders: [] },
  ...more,
});

describe('why a cart did not become an order', () => {
  it('is another sentence for a cart with too many pieces than for too many unpaid orders', () => {
    expect(payProblem(refused('ORDER_LIMIT', { maxItems: CART_LIMITS.items }))).toEqual({
      key: 'pay-pieces',
      limit: CART_LIMITS.items,
    });
    expect(payProblem(refused('ORDER_LIMIT', { maxItems: ORDER_LIMITS.open }))).toEqual({
      key: 'pay-limit',
      limit: ORDER_LIMITS.open,
    });
  });

  it('names one’s own order that could not be ended, and says sold only of what is sold', () => {
    const activeOrder = { heldByOrders: ['ABCDEFGHJK'] };
    expect(payProblem(refused('INSUFFICIENT_STOCK', { activeOrder }))).toEqual({
      key: 'pay-own',
      codes: ['ABCDEFGHJK'],
    });
    for (const more of [{}, { activeOrder: null }])
      expect(payProblem(refused('INSUFFICIENT_STOCK', more))).toEqual({ key: 'pay-stock' });
  });

  it('is the figure that holds, the delivery, or the cart as it is', () => {
    expect(payProblem(refused('ORDER_PRICE_CHANGED', { totalNow: 90_000 }))).toEqual({
      key: 'pay-changed',
      total: 90_000,
    });
    expect(payProblem(refused('ORDER_CHANGED'))).toEqual({ key: 'pay-differs' });
    expect(payProblem(refused('INELIGIBLE_SHIPPING_METHOD'))).toEqual({ key: 'pay-delivery' });
    expect(payProblem(refused('INELIGIBLE_PAYMENT_METHOD'))).toEqual({ key: 'pay-method' });
    expect(payProblem(refused('COUPON_CODE_LIMIT'))).toEqual({ key: 'pay-refused' });
  });

  it('keeps the chosen way of paying only as long as it takes the total', () => {
    expect(chosenFor('other_qris', 500_000)).toBe('other_qris');
    expect(chosenFor('other_qris', 29_490_000)).toBeNull();
    expect(chosenFor(null, 500_000)).toBeNull();
  });
});
