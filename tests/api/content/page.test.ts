import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Page {
  readonly title: string;
  readonly locale: string;
  readonly is_fallback: boolean;
  readonly published_at: string;
  readonly blocks: readonly {
    readonly type: string;
    readonly text: string | null;
    readonly items: readonly string[];
    readonly rows: readonly (readonly string[])[];
  }[];
}

const PAGE = `query Page($name: String!, $locale: Locale!) {
  page(name: $name, locale: $locale) {
    title summary locale is_fallback published_at blocks { type text items head rows }
  }
}`;

const page = (name: string, locale = 'id') =>
  bff.content<{ page: Page | null }>(PAGE, { name, locale });

describe('page and pages work', () => {
  it.each([
    'privacy-policy-term-of-use',
    'refund-return-warranty',
    'conditions-for-orders-outside-jabodetabek-area',
    'warranty',
    'terms-and-conditions-for-purchasing-alva-motorcycles',
  ])('%s in both languages, one trip each', async (name) => {
    const [en, id] = await Promise.all([page(name, 'en'), page(name, 'id')]);
    expect(en.errors ?? id.errors).toBeUndefined();
    expect(en.data?.page?.title).not.toBe(id.data?.page?.title);
    expect(en.data?.page?.blocks.map((b) => b.type)).toEqual(
      id.data?.page?.blocks.map((b) => b.type),
    );
    expect(bff.trips(id)).toBe(1);
  });

  it('keeps tables rectangular', async () => {
    const { data } = await page('warranty');
    const table = data?.page?.blocks.find((block) => block.type === 'table');
    expect(new Set(table?.rows.map((row) => row.length))).toEqual(new Set([2]));
  });

  it('lists the policies', async () => {
    const { data } = await bff.content<{ pages: { name: string }[] }>(
      '{ pages(kind: policy, locale: en) { name title summary } }',
    );
    expect(data?.pages).toHaveLength(5);
  });

  it('gives the battery terms, bought and subscribed, and the notes of product pages', async () => {
    const answer = await bff.content<Record<string, { title: string }>>(
      `{ own: batteryTerms(kind: standard, locale: id) { title }
         rent: batteryTerms(kind: rental, locale: id) { title }
         notes: productPageText(locale: id) { title } }`,
    );
    expect(answer.data).toEqual({
      own: { title: 'Ketentuan baterai milik sendiri' },
      rent: { title: 'Ketentuan langganan baterai' },
      notes: { title: 'Perlu diketahui' },
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('falls back to the other language, marked', async () => {
    await bff.db.primary.execute(
      "DELETE FROM page_text WHERE page_name = 'warranty' AND locale = 'en'",
    );
    expect((await page('warranty', 'en')).data?.page).toMatchObject({
      title: 'Garansi',
      locale: 'id',
      is_fallback: true,
    });
  });
});

describe('page refuses', () => {
  it('an unknown name with null, an unknown kind or language with an error', async () => {
    expect((await page('imprint')).data?.page).toBeNull();
    expect((await page('warranty', 'nl')).errors).toHaveLength(1);
    expect((await bff.content('{ pages(kind: secret, locale: en) { name } }')).errors).toHaveLength(
      1,
    );
  });
});

describe('page is safe', () => {
  it.each(["warranty' --", '%', '', 'x'.repeat(3_900)])('takes %.20j as a name', async (name) => {
    const { data, errors } = await page(name);
    expect(errors).toBeUndefined();
    expect(data?.page).toBeNull();
  });

  it('never shows a page that is not active', async () => {
    await bff.db.primary.execute("UPDATE page SET is_active = 0 WHERE name = 'warranty'");
    expect((await page('warranty')).data?.page).toBeNull();
  });
});

describe('batteryTerms and productPageText', () => {
  it.each([
    '{ batteryTerms(kind: lifelong, locale: en) { title } }',
    '{ batteryTerms(kind: standard, locale: nl) { title } }',
    '{ productPageText(locale: nl) { title } }',
  ])('refuses %s', async (query) => {
    expect((await bff.content(query)).errors).toHaveLength(1);
  });

  it('are safe: none that is not active', async () => {
    await bff.db.primary.execute(
      "UPDATE page SET is_active = 0 WHERE name IN ('battery-terms-rental', 'product-page-text')",
    );
    const { data } = await bff.content(
      `{ own: batteryTerms(kind: standard, locale: en) { name }
         rent: batteryTerms(kind: rental, locale: en) { name }
         notes: productPageText(locale: en) { name } }`,
    );
    expect(data).toEqual({ own: { name: 'battery-terms-standard' }, rent: null, notes: null });
  });
});
