import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Price {
  readonly slug: string;
  readonly battery: string;
  readonly is_standard: boolean;
  readonly area: { readonly code: string; readonly name: string };
  readonly otr_price: number;
  readonly discount: number;
  readonly otr_after_discount: number;
  readonly lines: readonly { readonly key: string; readonly amount: number }[];
}

const PRICES = `query Prices($slug: String, $area: String, $locale: Locale!) {
  productPrices(slug: $slug, area: $area, locale: $locale) {
    slug battery is_standard area { code name } otr_price discount otr_after_discount
    lines { key amount }
  }
}`;

const prices = async (variables: { slug?: string; area?: string; locale?: string } = {}) => {
  const answer = await bff.content<{ productPrices: Price[] }>(PRICES, {
    locale: 'id',
    ...variables,
  });
  return { ...answer, prices: answer.data?.productPrices ?? [] };
};

describe('productPrices and priceAreas work', () => {
  it('gives the prices of Jakarta unless asked otherwise, in one trip', async () => {
    const answer = await prices();
    expect(new Set(answer.prices.map((p) => p.area.name))).toEqual(new Set(['DKI Jakarta']));
    expect(answer.prices.find((p) => p.slug === 'alva-one')?.otr_after_discount).toBe(29_490_000);
    expect(bff.trips(answer)).toBe(1);
  });

  it('adds up to the last rupiah, for every model, battery and province', async () => {
    for (const area of AREAS) {
      const answer = await prices({ area: area.code });
      expect(answer.prices).toHaveLength(13);
      for (const price of answer.prices) {
        expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.otr_price);
        expect(price.otr_after_discount).toBe(price.otr_price - price.discount);
      }
    }
  });

  it('is dearer where the province taxes electric vehicles, by the taxes alone', async () => {
    const [jakarta] = (await prices({ slug: 'alva-one' })).prices;
    const [papua] = (await prices({ slug: 'alva-one', area: '91' })).prices;
    const line = (price: Price | undefined, key: string) =>
      price?.lines.find((l) => l.key === key)?.amount ?? Number.NaN;
    expect(line(papua, 'vehicle')).toBe(line(jakarta, 'vehicle'));
    expect((papua?.otr_price ?? 0) - (jakarta?.otr_price ?? 0)).toBe(
      line(papua, 'bbnkb') + line(papua, 'pkb'),
    );
    expect(line(jakarta, 'bbnkb')).toBe(0);
  });

  it('puts the standard battery first', async () => {
    const answer = await prices({ slug: 'alva-cervo-q' });
    expect(answer.prices.map((p) => [p.battery, p.is_standard])).toEqual([
      ['single', true],
      ['dual', false],
      ['rent', false],
    ]);
  });

  it('names the provinces in both languages', async () => {
    expect((await prices({ area: '32', locale: 'en' })).prices[0]?.area.name).toBe('West Java');
    expect((await prices({ area: '32', locale: 'id' })).prices[0]?.area.name).toBe('Jawa Barat');
    const { data } = await bff.content<{ priceAreas: unknown[] }>(
      '{ priceAreas(locale: en) { code name } }',
    );
    expect(data?.priceAreas).toHaveLength(38);
  });
});

describe('productPrices refuses', () => {
  it.each(['', '99', 'Jakarta', "31' OR '1'='1"])('%j as an area', async (area) => {
    const answer = await prices({ area });
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('productPrices is safe', () => {
  it.each(["' OR 1=1 --", '%', ''])('has no prices for %j', async (slug) => {
    expect((await prices({ slug })).prices).toEqual([]);
  });

  it('never prices a model that is not active', async () => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-n3'");
    expect((await prices()).prices.map((p) => p.slug)).not.toContain('alva-n3');
  });

  it('never pays a buyer: a subsidy larger than the price ends at zero', async () => {
    await bff.db.primary.execute('UPDATE subsidy SET amount_idr = 99000000');
    const [price] = (await prices({ slug: 'alva-one' })).prices;
    expect([price?.discount, price?.otr_after_discount]).toEqual([36_490_000, 0]);
  });
});
