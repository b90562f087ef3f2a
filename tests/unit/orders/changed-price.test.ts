import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedLines, goodsOf } from '#edge/contract/orders/changed-price.ts';
import { type GovernmentHelp, priceLines, totalOf } from '#edge/contract/orders/price-lines.ts';

const BOOKING_FEE = 500_000;
const RATE = 1_100;
const money = (most: number) => fc.integer({ min: 0, max: most });
const parts = fc.record({
  delivery: fc.constantFrom(0, 250_000, 400_000, 750_000),
  coupon: money(60_000_000),
});
const help: fc.Arbitrary<GovernmentHelp | null> = fc.oneof(
  fc.constant(null),
  fc.record({ kind: fc.constant('DIRECT_CUT' as const), amount: money(10_000_000) }),
);
const order = fc.record({
  base: fc.integer({ min: 1_000_000, max: 60_000_000 }),
  stnk: money(1_000_000),
  referral: money(1_000_000),
  help,
  before: parts,
});

type OrderShape = typeof order extends fc.Arbitrary<infer Shape> ? Shape : never;

/** The lines of an order, as it is placed. */
const placed = ({ base, stnk, referral, help: terms, before }: OrderShape) =>
  priceLines(
    {
      lines: [
        { key: 'base', amount: base },
        { key: 'battery', amount: 0 },
        { key: 'stnk', amount: stnk },
      ],
      bookingFee: BOOKING_FEE,
    },
    { help: terms, referral, ...before },
    RATE,
  );

describe('the lines of a changed order', () => {
  it('are those of an order that was placed so, whatever it was before', () => {
    fc.assert(
      fc.property(order, parts, (was, wanted) => {
        // A referral that a large promo code once left no room for does not come back.
        const quiet = { ...was, referral: 0 };
        expect(changedLines(placed(quiet), wanted, BOOKING_FEE)).toEqual(
          placed({ ...quiet, before: wanted }),
        );
      }),
    );
  });

  it('leave motorcycle, tax, registration and help as they were agreed, and the booking fee to pay', () => {
    fc.assert(
      fc.property(order, parts, (was, wanted) => {
        const before = placed(was);
        const after = changedLines(before, wanted, BOOKING_FEE);
        const agreed = (lines: typeof before) =>
          lines.filter(({ key }) => !['delivery', 'coupon', 'referral'].includes(key));
        expect(agreed(after)).toEqual(agreed(before));
        expect(goodsOf(after)).toBe(was.base);
        const least = Math.min(BOOKING_FEE, totalOf(agreed(after)) + wanted.delivery);
        expect(totalOf(after)).toBeGreaterThanOrEqual(least);
      }),
    );
  });
});
