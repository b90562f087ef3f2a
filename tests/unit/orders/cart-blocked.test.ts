import { describe, expect, it } from 'vitest';
import { blockedBy } from '#web/domains/orders/cart/blocked.ts';
import { emptyCart } from '#web/domains/orders/cart/device-cart.ts';

const line = (quantity: number, quantityAvailable: number) => ({ quantity, quantityAvailable });
const cart = emptyCart('crt_a');
const unsent = {
  ...cart,
  lines: [{ quantity: 2, confirmed: 1, adding: null } as (typeof cart.lines)[number]],
};
const news = { ...unsent, news: [{ kind: 'closed' as const }] };

describe('a cart cannot be paid', () => {
  it('before what changed was seen, what is short taken out, its promo code counts and all of it arrived, in this order', () => {
    const short = { lines: [line(1, 5), line(3, 2)], couponErrorCode: 'COUPON_CODE_EXPIRED' };
    const coupon = { ...short, lines: [line(3, 3)] };
    const fine = { ...coupon, couponErrorCode: null };
    expect(blockedBy(news, short)).toBe('news');
    expect(blockedBy(unsent, short)).toBe('stock');
    expect(blockedBy(unsent, coupon)).toBe('coupon');
    expect(blockedBy(unsent, fine)).toBe('unsent');
    expect(blockedBy(cart, fine)).toBeUndefined();
  });
});
