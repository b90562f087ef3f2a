import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Item {
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly fits: readonly string[];
  readonly sizes: readonly { readonly size: string; readonly stock: number }[];
}

const items = (kind: string, locale = 'id') =>
  bff.content<{ shopItems: Item[] }>(
    `query Items($kind: ShopItemKind!, $locale: Locale!) { shopItems(kind: $kind, locale: $locale) {
      id slug kind name description price fits image sizes { size stock } } }`,
    { kind, locale },
  );

describe('shopItems and shopItem work', () => {
  it.each([
    ['accessory', 13],
    ['apparel', 9],
    ['battery', 6],
  ])('lists %s, in one trip', async (kind, count) => {
    const answer = await items(kind);
    expect(answer.data?.shopItems).toHaveLength(count);
    expect(bff.trips(answer)).toBe(1);
  });

  it('gives sizes in their order, sold-out ones too', async () => {
    const { data } = await items('apparel');
    expect(data?.shopItems.find((item) => item.slug === 'logo-tee')?.sizes).toEqual([
      { size: 'S', stock: 25 },
      { size: 'M', stock: 48 },
      { size: 'L', stock: 50 },
      { size: 'XL', stock: 26 },
      { size: 'XXL', stock: 0 },
    ]);
  });

  it('an item opens in every language', async () => {
    const { data } = await bff.content<Record<string, { name: string }>>(
      `{ en: shopItem(slug: "battery-alva-n3", locale: en) { name }
         id: shopItem(slug: "battery-alva-n3", locale: id) { name } }`,
    );
    expect(data).toEqual({ en: { name: 'Battery for ALVA N3' }, id: { name: 'Baterai ALVA N3' } });
  });
});

describe('shopItems refuses', () => {
  it('a kind that is none, and an unknown item with null', async () => {
    expect((await items('weapon')).errors).toHaveLength(1);
    const { data } = await bff.content<{ shopItem: null }>(
      `{ shopItem(slug: "x' OR 1=1", locale: en) { name } }`,
    );
    expect(data?.shopItem).toBeNull();
  });
});

describe('shopItems is safe', () => {
  it('never shows an item that is not active', async () => {
    await bff.db.primary.execute("UPDATE shop_item SET is_active = 0 WHERE slug = 'cap'");
    expect((await items('apparel')).data?.shopItems.map((i) => i.slug)).not.toContain('cap');
  });
});
