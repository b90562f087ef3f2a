import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface List {
  readonly data: readonly {
    readonly code: string;
    readonly name: string;
    readonly productName: string;
    readonly price: number;
    readonly isShowButton: boolean;
  }[];
  readonly total: number;
  readonly totalRow: number;
  readonly corrected: string | null;
}

const list = async (variables: object = {}) => {
  const answer = await bff.gql<{ getPriceListSparePart: List }>(
    `query PriceList($pageSize: String, $pageNumber: String, $search: String, $locale: Locale) {
      getPriceListSparePart(pageSize: $pageSize, pageNumber: $pageNumber, search: $search, locale: $locale) {
        data { id code name price priceList category company rowNumber productName productSlugs
          imgUrl imgUrls productDescription isShowButton }
        total totalRow corrected
      } }`,
    variables,
  );
  return { ...answer, list: answer.data?.getPriceListSparePart };
};

const names = async (search: string, locale = 'id') =>
  (await list({ search, locale, pageSize: '50' })).list?.data.map((part) => part.name) ?? [];

describe('getPriceListSparePart works', () => {
  it('lists more than 500 parts by ten, in one trip', async () => {
    const answer = await list();
    expect(answer.list?.data).toHaveLength(10);
    expect(answer.list?.totalRow).toBeGreaterThanOrEqual(500);
    expect(answer.list?.total).toBe(Math.ceil((answer.list?.totalRow ?? 0) / 10));
    expect(bff.trips(answer)).toBe(1);
  });

  it('pages through the whole list, each part once', async () => {
    const codes: string[] = [];
    for (let page = 1; ; page++) {
      const data = (await list({ pageSize: '50', pageNumber: String(page) })).list?.data ?? [];
      if (data.length === 0) break;
      codes.push(...data.map((part) => part.code));
    }
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes).toHaveLength((await list()).list?.totalRow ?? -1);
  });

  it.each([
    ['kampas rem depan', 'Set kampas rem depan'],
    ['front brake pad', 'Set kampas rem depan'],
    ['45105', 'Set kampas rem depan'],
    ['KAMPAS', 'Set kampas rem depan'],
    ['spion glacier', 'Set spion, Glacier White'],
  ])('finds %j in either language, by code or colour, in one trip', async (search, name) => {
    expect(await names(search)).toContain(name);
    const answer = await list({ search });
    expect(bff.trips(answer)).toBe(1);
    expect(answer.list?.corrected).toBeNull();
  });

  it('narrows by model', async () => {
    const parts = (await list({ search: 'jok n3' })).list?.data ?? [];
    expect(parts.length).toBeGreaterThan(0);
    expect(new Set(parts.map((part) => part.productName))).toEqual(new Set(['ALVA N3']));
  });

  it.each([
    ['brkae pad', 'brake pad', 'Front brake pad set'],
    ['headligth', 'headlight', 'LED headlight assembly'],
    ['handelbar', 'handlebar', 'Handlebar'],
    ['suspenssion', undefined, undefined],
    ['kampsa rem', 'kampas rem', 'Front brake pad set'],
    ['chargr', 'charger', 'Portable charger'],
  ])('forgives %j', async (search, corrected, name) => {
    const answer = await list({ search, locale: 'en', pageSize: '50' });
    if (corrected === undefined) {
      expect(answer.list?.totalRow).toBe(0);
      return;
    }
    expect(answer.list?.corrected).toBe(corrected);
    expect(answer.list?.data.map((part) => part.name)).toContain(name);
    expect(bff.trips(answer)).toBe(2);
  });

  it('searches as one types, from the first letters', async () => {
    expect(await names('ka')).toContain('Set kampas rem depan');
    expect(await names('kam')).toContain('Set kampas rem depan');
  });
});

describe('getPriceListSparePart refuses', () => {
  it.each([
    { pageSize: '0' },
    { pageSize: '51' },
    { pageSize: 'ten' },
    { pageSize: '10; DROP TABLE spare_part' },
    { pageNumber: '-1' },
    { pageNumber: '1.5' },
    { pageNumber: '' },
    { pageNumber: '99999999999999999999' },
  ])('%j', async (variables) => {
    const { errors } = await list(variables);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('has an empty page beyond the end', async () => {
    expect((await list({ pageNumber: '9999' })).list?.data).toEqual([]);
  });
});

describe('getPriceListSparePart is safe', () => {
  it.each([
    '"',
    "' OR 1=1 --",
    'rem" OR words:"a',
    'rem AND',
    'NEAR(rem, 2)',
    '*',
    '^rem',
    '-- ; ((((',
    '\u0000',
    '💥',
    'x'.repeat(4_000),
    'rem '.repeat(500),
  ])('takes %.24j as words', async (search) => {
    const { errors, list: matches } = await list({ search });
    expect(errors).toBeUndefined();
    expect(matches?.totalRow).toBeLessThan(500);
  });

  it('never shows a part that is not active, nor finds it', async () => {
    await bff.db.primary.execute("UPDATE spare_part SET is_active = 0 WHERE code LIKE '45105-%'");
    expect((await list({ search: '45105' })).list?.totalRow).toBe(0);
  });
});
