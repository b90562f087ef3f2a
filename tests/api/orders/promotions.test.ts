import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
  await bff.db.primary.execute('DELETE FROM coupon');
});
afterAll(() => bff.stop());

const TERMS = {
  kind: `'RATE'`,
  amount_idr: '150000',
  basis_points: '1000',
  applies_to: `'GOODS'`,
  is_announced: '1',
  starts_at: String(Date.now() - DAY_MS),
};
const add = (code: string, more: Readonly<Record<string, string>> = {}) => {
  const row = { code: `'${code}'`, ...TERMS, ...more };
  return bff.db.primary.execute(
    `INSERT INTO coupon (${Object.keys(row).join(', ')}) VALUES (${Object.values(row).join(', ')})`,
  );
};

describe('promotions', () => {
  it('tells everybody the terms of announced codes that count now, and of no other code', async () => {
    await add('TOLD', { ends_at: String(Date.now() + DAY_MS) });
    await add('GIVEN', { is_announced: '0' });
    await add('OVER', { ends_at: String(Date.now() - 1) });
    await add('LATER', { starts_at: String(Date.now() + DAY_MS) });
    await add('ENDED', { is_active: '0' });
    await add('SPENT', { most: '1', used: '1' });
    await add('HERS', { customer_id: `'cus_owner'` });
    await add('BYKEY', { with_referral: '1' });
    const { data } = await bff.gql<{ promotions: Record<string, unknown>[] }>(
      '{ promotions { code kind amount basisPoints minimum appliesTo products endsAt } }',
    );
    expect(data?.promotions).toEqual([
      {
        code: 'TOLD',
        kind: 'RATE',
        amount: 150_000,
        basisPoints: 1_000,
        minimum: 0,
        appliesTo: 'GOODS',
        products: null,
        endsAt: expect.any(String),
      },
    ]);
  });

  it('names the products that a code is for, as far as they are sold, in every language', async () => {
    await bff.db.primary.execute('DELETE FROM coupon');
    await add('ALLGOODS');
    await add('CHOSEN', { applies_to: `'ALL'`, products: `'["alva-one","cap","gone"]'` });
    const { data } = await bff.gql<{ promotions: Record<string, unknown>[] }>(
      '{ promotions { code productNames { slug names { locale text } } } }',
    );
    const names = (en: string, id: string) => [
      { locale: 'en', text: en },
      { locale: 'id', text: id },
    ];
    expect(data?.promotions).toEqual([
      { code: 'ALLGOODS', productNames: [] },
      {
        code: 'CHOSEN',
        productNames: [
          { slug: 'alva-one', names: names('ALVA ONE', 'ALVA ONE') },
          { slug: 'cap', names: names('Cap', 'Topi') },
        ],
      },
    ]);
  });
});
