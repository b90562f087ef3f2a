import { describe, expect, it } from 'vitest';
import { simulate } from '#edge/contract/financing/simulation.ts';
import { planFor } from '#web/domains/orders/plan.ts';

/** The least that is paid down, for the price with the government's help. */
const SAVED = {
  provider: 'ADIRA',
  months: 24,
  downPayment: 5_363_000,
  price: 35_750_000,
  monthly: 1,
  total: 1,
  isAgreed: false,
  savedAt: 0,
} as const;

describe('a saved plan', () => {
  it('is one that the company takes for the price without the help', () => {
    const price = 42_750_000;
    const plan = planFor(SAVED, price);
    expect(plan).toMatchObject({ price, months: 24 });
    expect(plan?.downPayment).toBeGreaterThan(SAVED.downPayment);
    const { provider, months, downPayment = 0 } = plan ?? SAVED;
    expect(simulate({ price, provider, months, downPayment }).ok).toBe(true);
  });

  it('keeps a down payment that is enough', () => {
    const plan = planFor({ ...SAVED, downPayment: 20_000_000 }, 42_750_000);
    expect(plan?.downPayment).toBe(20_000_000);
  });

  it('is none for a price below its down payment, or a term that is not offered', () => {
    expect(planFor({ ...SAVED, downPayment: 20_000_000 }, 20_000_000)).toBeNull();
    expect(planFor({ ...SAVED, months: 7 }, 42_750_000)).toBeNull();
    expect(planFor(null, 42_750_000)).toBeNull();
  });
});
