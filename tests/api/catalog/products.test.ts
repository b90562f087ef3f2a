import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Listed {
  readonly slug: string;
  readonly name: string;
  readonly slogan: string;
  readonly locale: string;
  readonly is_fallback: boolean;
  readonly otr_price: number | null;
  readonly discount: number;
  readonly otr_after_discount: number | null;
}

const LIST = `query Products($locale: Locale!) {
  products(locale: $locale) {
    slug name slogan locale is_fallback otr_price discount otr_after_discount
  }
}`;

const list = (locale = 'id') => bff.content<{ products: Listed[] }>(LIST, { locale });

describe('products works', () => {
  it('lists the six models in their order, in one trip', async () => {
    const answer = await list();
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.products.map((p) => p.slug)).toEqual([
      'alva-one',
      'alva-one-xp',
      'alva-cervo',
      'alva-cervo-q',
      'alva-cervo-boost-charge',
      'alva-n3',
    ]);
    expect(bff.trips(answer)).toBe(1);
  });

  it('shows the reference prices after the subsidy, and the price before it', async () => {
    const { data } = await list();
    const priced = (slug: string) => data?.products.find((p) => p.slug === slug);
    expect(priced('alva-one')).toMatchObject({
      otr_price: 36_490_000,
      discount: 7_000_000,
      otr_after_discount: 29_490_000,
    });
    expect(priced('alva-cervo')?.otr_after_discount).toBe(35_750_000);
    expect(priced('alva-n3')).toMatchObject({ otr_price: 21_500_000, discount: 0 });
  });

  it('the list is in the language of the argument', async () => {
    const [en, id] = await Promise.all([list('en'), list('id')]);
    expect(en.data?.products[0]?.slogan).toBe('Room to move, quietly.');
    expect(id.data?.products[0]?.slogan).toBe('Lega melaju, tanpa suara.');
  });

  it('reads the heavy parts only for documents that select them, still in one trip', async () => {
    const answer = await bff.content<{ products: { components: { code: string }[] }[] }>(
      `{ products(locale: en) { ...all } }
       fragment all on Product { components { code values { code } } mainFeatures { id } sections { __typename } }`,
    );
    expect(answer.data?.products[2]?.components.map((c) => c.code)).toEqual([
      'color',
      'accent',
      'battery',
    ]);
    expect(bff.trips(answer)).toBe(1);
  });

  it('falls back to the other language, marked, when a text is missing', async () => {
    await bff.db.primary.execute(
      "DELETE FROM product_text WHERE product_id = 'prd_alva-n3' AND locale = 'en'",
    );
    const { data } = await list('en');
    expect(data?.products.find((p) => p.slug === 'alva-n3')).toMatchObject({
      locale: 'id',
      is_fallback: true,
      slogan: 'Mungil. Ramah. Ke mana saja.',
    });
    expect(data?.products.find((p) => p.slug === 'alva-one')?.is_fallback).toBe(false);
  });

  it('drops the discount everywhere when the programme is switched off', async () => {
    await bff.db.primary.execute('UPDATE subsidy SET is_active = 0');
    const { data } = await list();
    await bff.db.primary.execute('UPDATE subsidy SET is_active = 1');
    expect(data?.products.map((p) => p.discount)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(data?.products[0]?.otr_after_discount).toBe(36_490_000);
  });
});

describe('products refuses', () => {
  it.each(['fr', 'EN', '', "en' OR 1=1 --"])('a language it does not speak: %j', async (locale) => {
    const answer = await list(locale);
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
  });

  it('a request without a language', async () => {
    const answer = await bff.content('{ products { slug } }');
    expect(answer.data).toBeUndefined();
    expect(answer.errors).toHaveLength(1);
  });
});

describe('products is safe', () => {
  it('never shows a model that is not active', async () => {
    await bff.db.primary.execute("UPDATE product SET is_active = 0 WHERE slug = 'alva-one-xp'");
    const { data } = await list();
    await bff.db.primary.execute("UPDATE product SET is_active = 1 WHERE slug = 'alva-one-xp'");
    expect(data?.products.map((p) => p.slug)).not.toContain('alva-one-xp');
  });

  it('sets no cookie', async () => {
    expect((await list()).headers.get('set-cookie')).toBeNull();
  });
});
