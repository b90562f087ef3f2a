import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CouponTerms, couponDiscount } from '#edge/contract/orders/coupon.ts';

const NOW = Date.UTC(2026, 10, 20, 3);
const terms = (more: Partial<CouponTerms> = {}): CouponTerms => ({
  rule: { kind: 'AMOUNT', amount: 500_000 },
  minimum: 0,
  appliesTo: 'ALL',
  products: null,
  startsAt: NOW - 1,
  endsAt: null,
  ...more,
});
const motorcycle = { kind: 'MOTORCYCLE', slug: 'alva-n3', amount: 30_000_000 } as const;
const goods = [motorcycle];

describe('a promo code', () => {
  it('takes off its amount, or its rate up to the most it takes off', () => {
    expect(couponDiscount(terms(), goods, NOW)).toEqual({ amount: 500_000 });
    const rate = (most: number | null) =>
      couponDiscount(terms({ rule: { kind: 'RATE', basisPoints: 250, most } }), goods, NOW);
    expect(rate(null)).toEqual({ amount: 750_000 });
    expect(rate(600_000)).toEqual({ amount: 600_000 });
  });

  it('counts from its first moment on and before its end, for its products, from its minimum on', () => {
    const fault = (more: Partial<CouponTerms>) => couponDiscount(terms(more), goods, NOW);
    expect(fault({ startsAt: NOW + 1 })).toEqual({ fault: 'NOT_BEGUN' });
    expect(fault({ startsAt: NOW })).toHaveProperty('amount');
    expect(fault({ endsAt: NOW })).toEqual({ fault: 'EXPIRED' });
    expect(fault({ endsAt: NOW + 1 })).toHaveProperty('amount');
    expect(fault({ products: ['alva-one'] })).toEqual({ fault: 'OTHER_PRODUCT' });
    expect(fault({ products: ['alva-n3'] })).toHaveProperty('amount');
    expect(fault({ minimum: 30_000_001 })).toEqual({ fault: 'MINIMUM' });
    expect(fault({ minimum: 30_000_000 })).toHaveProperty('amount');
  });

  it('of a cart counts for the things it is for alone: minimum, rate and limit', () => {
    const helmet = { kind: 'GOODS', slug: 'open-face-helmet', amount: 525_000 } as const;
    const tee = { kind: 'GOODS', slug: 'logo-tee', amount: 145_000 } as const;
    const rule = { kind: 'RATE', basisPoints: 1_000, most: null } as const;
    const off = (more: Partial<CouponTerms>) =>
      couponDiscount(terms({ rule, ...more }), [helmet, tee], NOW);
    expect(off({})).toEqual({ amount: 67_000 });
    expect(off({ appliesTo: 'GOODS', products: ['logo-tee'] })).toEqual({ amount: 14_500 });
    expect(off({ products: ['logo-tee'], minimum: 145_001 })).toEqual({ fault: 'MINIMUM' });
    expect(off({ appliesTo: 'MOTORCYCLE' })).toEqual({ fault: 'OTHER_PRODUCT' });
    expect(off({ rule: { kind: 'AMOUNT', amount: 500_000 }, products: ['logo-tee'] })).toEqual({
      amount: 145_000,
    });
  });

  it('takes off whole rupiah, and never more than the goods cost', () => {
    const rupiah = fc.integer({ min: 0, max: 90_000_000 });
    const rule = fc.oneof(
      rupiah.map((amount) => ({ kind: 'AMOUNT', amount }) as const),
      fc
        .tuple(fc.integer({ min: 0, max: 20_000 }), fc.option(rupiah))
        .map(([basisPoints, most]) => ({ kind: 'RATE', basisPoints, most }) as const),
    );
    fc.assert(
      fc.property(rule, rupiah, (given, amount) => {
        const off = couponDiscount(terms({ rule: given }), [{ ...motorcycle, amount }], NOW);
        if ('fault' in off) throw new Error(off.fault);
        expect(Number.isSafeInteger(off.amount)).toBe(true);
        expect(off.amount).toBeGreaterThanOrEqual(0);
        expect(off.amount).toBeLessThanOrEqual(amount);
      }),
    );
  });
});
