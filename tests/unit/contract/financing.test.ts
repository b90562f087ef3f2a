import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePlan, effectiveRate, flatPlan } from '#edge/contract/financing/plan.ts';
import { OFFERS, tenorsOf } from '#edge/contract/financing/providers.ts';
import { scheduleOf } from '#edge/contract/financing/schedule.ts';
import { minimumDownPayment, simulate } from '#edge/contract/financing/simulation.ts';

const principal = fc.integer({ min: 1, max: 200_000_000 });
const months = fc.integer({ min: 1, max: 60 });
const rate = fc.integer({ min: 0, max: 5_000 });
const sum = (amounts: readonly number[]) => amounts.reduce((a, b) => a + b, 0);

describe.each([
  ['flat', flatPlan],
  ['effective', effectivePlan],
])('%s plan', (_, planOf) => {
  it('adds up to the last rupiah, in whole, non-negative installments', () => {
    fc.assert(
      fc.property(principal, months, rate, (p, n, r) => {
        const plan = planOf(p, n, r);
        expect(plan.installments).toHaveLength(n);
        expect(sum(plan.installments)).toBe(plan.total);
        expect(plan.principal + plan.cost).toBe(plan.total);
        expect(plan.cost).toBeGreaterThanOrEqual(0);
        expect(plan.installments.every((due) => Number.isSafeInteger(due) && due >= 0)).toBe(true);
      }),
    );
  });

  it('is the same every month but the last', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 200_000_000 }), months, rate, (p, n, r) => {
        expect(new Set(planOf(p, n, r).installments.slice(0, -1)).size).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('a loan at a rate of zero has no interest', () => {
    fc.assert(
      fc.property(principal, months, (p, n) => {
        expect(planOf(p, n, 0)).toMatchObject({ cost: 0, total: p });
      }),
    );
  });

  it.each([
    [-1, 12, 1_000],
    [1.5, 12, 1_000],
    [1_000, 0, 1_000],
    [1_000, 121, 1_000],
    [1_000, 12, -1],
    [1_000, 12, Number.NaN],
  ])('refuses principal %d over %d months at %d', (p, n, r) => {
    expect(() => planOf(p, n, r)).toThrow(RangeError);
  });
});

describe('flat plan', () => {
  it('follows P(1 + f·n/12)/n', () => {
    const plan = flatPlan(24_000_000, 12, 1_200);
    expect(plan.cost).toBe(2_880_000);
    expect(plan.installments[0]).toBe(2_240_000);
  });

  it('differs in the last month by less than a rupiah for each month', () => {
    fc.assert(
      fc.property(principal, months, rate, (p, n, r) => {
        const { installments } = flatPlan(p, n, r);
        const [first, last] = [installments[0] ?? 0, installments[n - 1] ?? 0];
        expect(last - first).toBeGreaterThanOrEqual(0);
        expect(last - first).toBeLessThan(n);
      }),
    );
  });
});

describe('schedule', () => {
  it('pays everything, month by month, to the last rupiah', () => {
    fc.assert(
      fc.property(principal, months, rate, (p, n, r) => {
        const plan = flatPlan(p, n, r);
        const rows = scheduleOf(plan);
        expect(rows.map(({ month }) => month)).toEqual(plan.installments.map((_, at) => at + 1));
        expect(sum(rows.map(({ due }) => due))).toBe(plan.total);
        for (const { paid, left } of rows) expect(paid + left).toBe(plan.total);
        expect(rows.at(-1)?.left).toBe(0);
      }),
    );
  });
});

describe('effective rate', () => {
  it.each([
    [1_200, 12, 21.46],
    [1_200, 36, 21.2],
    [1_000, 60, 17.27],
    [1_800, 24, 31.46],
  ])('of %d basis points flat over %d months is %d %% a year', (flat, n, percent) => {
    expect(effectiveRate(flatPlan(100_000_000, n, flat)) / 100).toBeCloseTo(percent, 1);
  });

  it('gives an annuity its own rate back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000_000, max: 200_000_000 }),
        fc.integer({ min: 6, max: 60 }),
        fc.integer({ min: 100, max: 5_000 }),
        (p, n, r) => {
          expect(Math.abs(effectiveRate(effectivePlan(p, n, r)) - r)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });

  it('is never below the flat rate', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000_000, max: 200_000_000 }),
        fc.integer({ min: 2, max: 60 }),
        fc.integer({ min: 1, max: 5_000 }),
        (p, n, r) => {
          expect(effectiveRate(flatPlan(p, n, r))).toBeGreaterThanOrEqual(r);
        },
      ),
    );
  });
});

describe('simulation', () => {
  const price = 29_490_000;

  it('asks for the least down payment of each provider, in full thousands', () => {
    for (const offer of OFFERS) {
      const minimum = minimumDownPayment(price, offer);
      expect(minimum % 1_000).toBe(0);
      expect(minimum * 100).toBeGreaterThanOrEqual(price * offer.minDownPaymentPercent);
      const input = { price, provider: offer.provider, months: tenorsOf(offer)[0] ?? 0 };
      expect(simulate({ ...input, downPayment: minimum }).ok).toBe(true);
      expect(simulate({ ...input, downPayment: minimum - 1 })).toEqual({
        ok: false,
        error: { code: 'DOWN_PAYMENT_TOO_LOW', minimum },
      });
    }
  });

  it('splits the price into down payment and principal, for every offer and term', () => {
    for (const offer of OFFERS)
      for (const term of tenorsOf(offer)) {
        const outcome = simulate({
          price,
          downPayment: 6_000_000,
          provider: offer.provider,
          months: term,
        });
        if (!outcome.ok) throw new Error(outcome.error.code);
        const { plan, downPayment } = outcome.value;
        expect(plan.principal + downPayment).toBe(price);
        expect(sum(plan.installments) + downPayment).toBe(price + plan.cost);
      }
  });

  it('shows no effective rate for a sale at cost plus margin', () => {
    const outcome = simulate({ price, downPayment: 6e6, provider: 'PAPITUPI', months: 24 });
    expect(outcome).toMatchObject({ ok: true, value: { kind: 'murabahah', effectiveRate: null } });
  });

  it.each([
    [{ provider: 'constructor' }, 'UNKNOWN_PROVIDER'],
    [{ months: 13 }, 'UNKNOWN_TENOR'],
    [{ price: 0 }, 'PRICE_INVALID'],
    [{ price: Number.NaN }, 'PRICE_INVALID'],
    [{ downPayment: -5 }, 'DOWN_PAYMENT_TOO_LOW'],
    [{ downPayment: price }, 'DOWN_PAYMENT_TOO_HIGH'],
  ])('refuses %j with %s', (change, code) => {
    const input = { price, downPayment: 6e6, provider: 'ADIRA', months: 12, ...change };
    expect(simulate(input)).toMatchObject({ ok: false, error: { code } });
  });
});
