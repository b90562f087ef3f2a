import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whPerKm } from '#edge/contract/catalog/consumption.ts';
import type { ProductTextRecord } from '#edge/contract/catalog/product-record.ts';
import { defaultPlan } from '#edge/contract/financing/default-plan.ts';
import { OFFERS, tenorsOf } from '#edge/contract/financing/providers.ts';
import { simulate } from '#edge/contract/financing/simulation.ts';
import { TYPICAL_RIDING } from '#edge/contract/monthly-cost.ts';
import { planOf } from '#web/domains/catalog/simulators/installment/plan-query.ts';
import {
  AS_AT_START,
  ASSUMPTION_KEYS,
  ASSUMPTIONS,
  ridingOf,
} from '#web/domains/catalog/simulators/monthly/riding-query.ts';
import type { SimulatedModel } from '#web/domains/catalog/simulators/simulated-model.ts';
import en from '#web/platform/i18n/messages/en/simulators.ts';
import id from '#web/platform/i18n/messages/id/simulators.ts';

const model: SimulatedModel = {
  slug: 'alva-one',
  name: 'ALVA ONE',
  whPerKm: 28,
  standardBattery: 'single',
  batteries: [
    { code: 'single', name: 'One battery', monthlyFee: 0 },
    { code: 'rent', name: 'Subscription', monthlyFee: 165_000 },
  ],
  discount: 7_000_000,
  otr: { '31': { single: 36_490_000, rent: 27_000_000 }, '51': { single: 38_000_000 } },
};

describe('the assumptions of an address', () => {
  it('are what was typed, within what is possible', () => {
    const riding = ridingOf(new URLSearchParams('km=60&petrol=12500&kml=0&wh=abc'), TYPICAL_RIDING);
    expect(riding).toEqual({ ...TYPICAL_RIDING, kmPerDay: 60, petrolPrice: 12_500 });
  });

  it('survive the address for every value that can be entered', () => {
    const entered = fc.constantFrom(...ASSUMPTION_KEYS).chain((key) => {
      const { min, max } = ASSUMPTIONS[key];
      return fc.tuple(fc.constant(key), fc.integer({ min, max }));
    });
    fc.assert(
      fc.property(entered, ([key, value]) => {
        const query = new URLSearchParams({ [ASSUMPTIONS[key].param]: String(value) });
        expect(ridingOf(query, TYPICAL_RIDING)[key]).toBe(value);
      }),
    );
  });

  it('one reset names every assumption', () => {
    expect(Object.keys(AS_AT_START)).toHaveLength(ASSUMPTION_KEYS.length);
  });
});

describe('the plan of an address', () => {
  const plan = (query: string) => planOf(new URLSearchParams(query), [model]);

  it('begins with the plan that product page and configurator show of the price', () => {
    const { downPayment, months } = defaultPlan(29_490_000) ?? {};
    expect(plan('')).toMatchObject({ price: 29_490_000, downPayment, months });
  });

  it('keeps what somebody entered, also when it is too little', () => {
    expect(plan('dp=1')).toMatchObject({ downPayment: 1 });
  });

  it('takes the nearest term the provider offers', () => {
    expect(plan('provider=PAPITUPI&months=30')).toMatchObject({ months: 24 });
    expect(plan('provider=ADIRA&months=99')).toMatchObject({ months: 36 });
  });

  it('has no price where the model is not sold that way', () => {
    expect(plan('area=51&battery=rent')?.price).toBeUndefined();
    expect(plan('area=99&model=none&provider=BANK')).toMatchObject({
      area: '31',
      battery: 'single',
    });
  });

  it('can be reckoned for every provider and term as it begins', () => {
    for (const { provider, ...offer } of OFFERS)
      for (const months of tenorsOf({ provider, ...offer })) {
        const request = plan(`provider=${provider}&months=${months}`);
        const { price = 0, downPayment = 0 } = request ?? {};
        expect(simulate({ price, downPayment, provider, months }).ok).toBe(true);
      }
  });
});

describe('energy for a kilometre', () => {
  const texts = (rows: readonly [string, string][]) => ({
    texts: {
      en: {
        specifications: [
          {
            key: 'battery',
            name: '',
            rows: rows.map(([key, value]) => ({ key, name: '', value, unit: '' })),
          },
        ],
      } as unknown as ProductTextRecord,
    },
  });

  it('is the energy of a battery by its range', () => {
    expect(
      whPerKm(
        texts([
          ['energy', '1.79'],
          ['range-single', '60'],
        ]),
      ),
    ).toBe(30);
  });

  it('is unknown where the table lacks one', () => {
    expect(whPerKm(texts([['energy', '1.79']]))).toBeNull();
    expect(whPerKm({ texts: {} })).toBeNull();
  });
});

describe('the words of the simulators', () => {
  // A sale at cost plus margin stands beside the others on one page, so none of it may say them.
  it.each([
    ['en', en],
    ['id', id],
  ])('never speak of interest (%s)', (_, messages) => {
    for (const text of Object.values(messages)) expect(text).not.toMatch(/interest|bunga/i);
  });
});
