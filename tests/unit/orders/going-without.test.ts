import { describe, expect, it } from 'vitest';
import { refusedDiscount, totalWithout } from '#web/domains/orders/detail/actions/going-without.ts';

const order = {
  coupon: 'TYPED',
  total: 30_000_000,
  lines: [
    { type: 'VEHICLE', key: 'base', amount: 38_250_000 },
    { type: 'DISCOUNT', key: 'coupon', amount: -250_000 },
    { type: 'DISCOUNT', key: 'referral', amount: -1_000_000 },
    { type: 'GOVERNMENT_HELP', key: 'help', amount: -7_000_000 },
  ],
} as const;

describe('completing a booking without what its owner cannot have', () => {
  it('leaves out the discount that was refused, and no other', () => {
    const limit = (couponCode: string | null) => ({ errorCode: 'COUPON_CODE_LIMIT', couponCode });
    expect(refusedDiscount(order, limit('TYPED'))).toBe('coupon');
    expect(refusedDiscount(order, limit('FRIENDS'))).toBe('referral');
    expect(refusedDiscount({ coupon: null }, limit('FRIENDS'))).toBe('referral');
    const help = { errorCode: 'ORDER_HELP_REFUSED', couponCode: null };
    expect(refusedDiscount(order, help)).toBe('help');
    const changed = { errorCode: 'ORDER_PRICE_CHANGED', couponCode: null };
    expect(refusedDiscount(order, changed)).toBeUndefined();
  });

  it('costs what the lines that are left add up to, each left out once', () => {
    expect(totalWithout(order, [])).toBe(30_000_000);
    expect(totalWithout(order, ['coupon'])).toBe(30_250_000);
    expect(totalWithout(order, ['referral', 'coupon', 'coupon'])).toBe(31_250_000);
    expect(totalWithout(order, ['help', 'referral'])).toBe(38_000_000);
  });
});
