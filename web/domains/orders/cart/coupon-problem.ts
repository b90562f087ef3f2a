import type { CartOutcome } from './use-cart-write.ts';

/** A sentence of scope `cart`, with what it names; `failed` where only that it failed is known. */
type CouponProblem =
  | {
      readonly key:
        | 'coupon-wrong'
        | 'coupon-other'
        | 'coupon-expired'
        | 'coupon-limit'
        | 'coupon-phone';
    }
  | { readonly key: 'coupon-minimum'; readonly minimum: number }
  | { readonly key: 'failed' };

/** Why a promo code was not applied or removed; undefined where it was. */
export const couponProblem = (outcome: CartOutcome): CouponProblem | undefined => {
  if (outcome.kind === 'done') return undefined;
  if (outcome.kind === 'unanswered') return { key: 'failed' };
  const { errorCode, couponReason, minimum } = outcome.refused;
  switch (errorCode) {
    case 'COUPON_CODE_EXPIRED':
      return { key: 'coupon-expired' };
    case 'NOT_VERIFIED':
      return { key: 'coupon-phone' };
    case 'COUPON_CODE_LIMIT':
      return { key: 'coupon-limit' };
    case 'COUPON_CODE_INVALID':
      if (minimum !== null) return { key: 'coupon-minimum', minimum };
      return { key: couponReason === 'OTHER_PRODUCT' ? 'coupon-other' : 'coupon-wrong' };
    default:
      return { key: 'failed' };
  }
};
