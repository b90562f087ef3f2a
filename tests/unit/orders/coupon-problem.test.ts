import { describe, expect, it } from 'vitest';
import { couponProblem } from '#web/domains/orders/cart/coupon-problem.ts';
import type { CartOutcome } from '#web/domains/orders/cart/use-cart-write.ts';
import cart from '#web/platform/i18n/messages/en/cart.ts';
import errors from '#web/platform/i18n/messages/en/errors.ts';

const refused = (errorCode: string, more: object = {}) =>
  ({
    kind: 'refused',
    refused: { errorCode, couponReason: null, minimum: null, ...more },
  }) as unknown as CartOutcome;

describe('why a promo code was not applied to a cart', () => {
  it('is said by its reason', () => {
    expect(couponProblem({ kind: 'done' })).toBeUndefined();
    expect(couponProblem(refused('COUPON_CODE_INVALID'))).toEqual({ key: 'coupon-wrong' });
    expect(
      couponProblem(refused('COUPON_CODE_INVALID', { couponReason: 'OTHER_PRODUCT' })),
    ).toEqual({ key: 'coupon-other' });
    expect(
      couponProblem(refused('COUPON_CODE_INVALID', { couponReason: 'MINIMUM', minimum: 300_000 })),
    ).toEqual({ key: 'coupon-minimum', minimum: 300_000 });
    expect(couponProblem(refused('COUPON_CODE_EXPIRED'))).toEqual({ key: 'coupon-expired' });
    expect(couponProblem(refused('NOT_VERIFIED'))).toEqual({ key: 'coupon-phone' });
    expect(couponProblem(refused('COUPON_CODE_LIMIT'))).toEqual({ key: 'coupon-limit' });
  });

  it('is that it failed where nothing more is known, in the words of the specification', () => {
    for (const outcome of [{ kind: 'unanswered' } as const, refused('NO_ACTIVE_ORDER')])
      expect(couponProblem(outcome)).toEqual({ key: 'failed' });
    expect(errors['coupon-apply']).toBe('Apply coupon error');
    expect(errors['coupon-remove']).toBe('Remove coupon error');
    expect(cart['coupon-wrong']).toBe('The promo code you input is wrong');
  });
});
