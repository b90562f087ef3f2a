import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Comparison {
  readonly products: readonly {
    readonly slug: string;
    readonly components: readonly unknown[];
  }[];
  readonly missing: readonly string[];
  readonly groups: readonly {
    readonly rows: readonly {
      readonly key: string;
      readonly values: readonly (string | null)[];
      readonly is_different: boolean;
    }[];
  }[];
}

const COMPARE = `query Compare($slugs: [String!]!) {
  comparePage(slugs: $slugs, locale: id) {
    products { slug components { code } } missing
    groups { key name rows { key name unit values is_different } }
  }
}`;

const comparison = (slugs: string[]) =>
  bff.content<{ comparePage: Comparison }>(COMPARE, { slugs });

describe('comparePage works', () => {
  it('lays models side by side in the order asked for, in one trip', async () => {
    const answer = await comparison(['alva-n3', 'alva-cervo-boost-charge']);
    const page = answer.data?.comparePage;
    expect(page?.products.map((p) => p.slug)).toEqual(['alva-n3', 'alva-cervo-boost-charge']);
    expect(page?.products[0]?.components).toHaveLength(2);
    const rows = page?.groups.flatMap((group) => group.rows) ?? [];
    expect(rows.find((row) => row.key === 'top-speed')).toMatchObject({
      values: ['75', '105'],
      is_different: true,
    });
    expect(rows.find((row) => row.key === 'boost-charging')?.values).toEqual([null, '38']);
    expect(bff.trips(answer)).toBe(1);
  });

  it('names what is not on sale and compares the rest; a repeated model counts once', async () => {
    const { data } = await comparison(['alva-one', 'alva-two', 'alva-one']);
    expect(data?.comparePage.products.map((p) => p.slug)).toEqual(['alva-one']);
    expect(data?.comparePage.missing).toEqual(['alva-two']);
  });
});

describe('comparePage refuses', () => {
  it('more than three models', async () => {
    const { errors } = await comparison(['alva-one', 'alva-n3', 'alva-cervo', 'alva-cervo-q']);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('comparePage is safe', () => {
  it('takes hostile slugs as data', async () => {
    const hostile = ['"] union select', "'; DROP TABLE product; --"];
    const { data, errors } = await comparison(hostile);
    expect(errors).toBeUndefined();
    expect(data?.comparePage).toMatchObject({ products: [], missing: hostile, groups: [] });
  });
});
