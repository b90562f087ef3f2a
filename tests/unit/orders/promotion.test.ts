import { describe, expect, it } from 'vitest';
import { couponEnd } from '#edge/contract/orders/coupon-desk.ts';
import { type Promotion, promotedPrice, promotionFor } from '#edge/contract/orders/promotion.ts';

const NOW = Date.parse('2026-11-26T00:00:00+07:00');
const ROOM = 10_000_000;
const code = (name: string, terms: Partial<Promotion> = {}): Promotion => ({
  code: name,
  rule: { kind: 'AMOUNT', amount: 50_000 },
  minimum: 0,
  appliesTo: 'GOODS',
  products: null,
  startsAt: NOW - 1,
  endsAt: null,
  ...terms,
});
const helmet = { kind: 'GOODS', slug: 'open-face-helmet', amount: 525_000 } as const;

describe('the promotion beside a price', () => {
  it('is the one that takes most off, as the checkout counts it', () => {
    const tenth = code('TENTH', { rule: { kind: 'RATE', basisPoints: 1_000, most: 150_000 } });
    expect(promotionFor([code('FLAT'), tenth], helmet, ROOM, NOW)).toEqual({
      promotion: tenth,
      off: 52_500,
    });
  });

  it('takes off no more than may come off', () => {
    expect(promotionFor([code('FLAT')], helmet, 20_000, NOW)?.off).toBe(20_000);
  });

  it('is told with its minimum where the thing alone is worth less', () => {
    const far = code('FAR', { minimum: 900_000 });
    const near = code('NEAR', { minimum: 600_000 });
    expect(promotionFor([far, near], helmet, ROOM, NOW)).toEqual({ promotion: near, off: 0 });
  });

  it('is none that has not begun, is over, or is for something else', () => {
    const others = [
      code('LATER', { startsAt: NOW + 1 }),
      code('OVER', { endsAt: NOW }),
      code('BIKES', { appliesTo: 'MOTORCYCLE' }),
      code('TEE', { products: ['logo-tee'] }),
    ];
    expect(promotionFor(others, helmet, ROOM, NOW)).toBeUndefined();
  });

  it('counts until the end of its last day in Jakarta', () => {
    const promotion = code('DAY', { endsAt: couponEnd('2026-11-25') });
    expect(promotionFor([promotion], helmet, ROOM, NOW - 1)?.off).toBe(50_000);
    expect(promotionFor([promotion], helmet, ROOM, NOW)).toBeUndefined();
  });

  it('of a motorcycle comes off the vehicle alone, and off the whole price that is shown', () => {
    const tenth = code('TENTH', {
      rule: { kind: 'RATE', basisPoints: 1_000, most: null },
      appliesTo: 'MOTORCYCLE',
    });
    const cervo = { kind: 'MOTORCYCLE', slug: 'cervo' } as const;
    const shown = { goods: 38_000_000, total: 31_385_000 };
    expect(promotedPrice([tenth], cervo, shown, NOW)).toEqual({
      promotion: tenth,
      off: 3_800_000,
      price: 27_585_000,
    });
    expect(promotedPrice([code('FLAT')], cervo, shown, NOW)).toBeUndefined();
    const all = code('ALL', { rule: { kind: 'AMOUNT', amount: 99_000_000 }, appliesTo: 'ALL' });
    const least = { ...shown, least: 500_000 };
    expect(promotedPrice([all], cervo, least, NOW)?.price).toBe(500_000);
  });
});
