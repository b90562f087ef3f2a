import { describe, expect, it } from 'vitest';
import { CANCELLATION_REASONS } from '#edge/contract/orders/history.ts';
import { insteadOf } from '#web/domains/orders/detail/actions/instead.ts';

describe('a reason to cancel that is none', () => {
  it.each([
    ['MODIFY_CUSTOMIZATION', ['changeOrder', 'cancelOrder'], 'change'],
    ['CHANGE_DELIVERY_ADDRESS', ['changeOrder', 'cancelOrder'], 'change'],
    ['CHANGE_VOUCHER', ['changeOrder', 'cancelOrder'], 'change'],
    ['CHANGE_PAYMENT_OPTION', ['completeOrderDetails', 'cancelOrder'], 'payment'],
    ['CHANGE_PAYMENT_OPTION', ['changePaymentOption'], 'payment'],
    ['CHANGE_PAYMENT_OPTION', ['withdrawInstallment'], 'payment'],
    // Where the order cannot be changed any more there is nothing to offer.
    ['CHANGE_PAYMENT_OPTION', ['changeOrder'], null],
    ['MODIFY_CUSTOMIZATION', ['completeOrderDetails', 'cancelOrder'], null],
  ] as const)('%s with %j offers %s', (reason, moves, expected) => {
    expect(insteadOf(reason, moves)).toBe(expected);
  });

  it('is none of the others', () => {
    const every = ['changeOrder', 'completeOrderDetails', 'changePaymentOption'];
    expect(CANCELLATION_REASONS.filter((reason) => insteadOf(reason, every) === null)).toEqual([
      'FOUND_CHEAPER',
      'NOT_WANTED',
      'OTHER',
    ]);
    expect(insteadOf(undefined, every)).toBeNull();
  });
});
