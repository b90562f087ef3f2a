import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const lead = (productName: string) =>
  bff.gql<{ insertDataLeads: { success: boolean; errorCode: string | null } }>(
    `mutation Lead($productName: String!) {
      insertDataLeads(productName: $productName) { success message errorCode } }`,
    { productName },
  );

const rows = async () => (await bff.db.primary.execute('SELECT * FROM data_lead')).rows;

describe('insertDataLeads works', () => {
  it('counts by model, by slug or name, in one row a day', async () => {
    expect((await lead('alva-cervo')).data?.insertDataLeads.success).toBe(true);
    await lead(' ALVA CERVO ');
    await lead('alva-n3');
    expect((await rows()).map(({ product_slug, count }) => [product_slug, count])).toEqual([
      ['alva-cervo', 2],
      ['alva-n3', 1],
    ]);
  });
});

describe('insertDataLeads refuses', () => {
  it('what is not on sale, as data', async () => {
    const before = await rows();
    for (const name of ['', 'alva-two', "'; --"])
      expect((await lead(name)).data?.insertDataLeads).toMatchObject({
        success: false,
        errorCode: 'NOT_FOUND',
      });
    expect(await rows()).toEqual(before);
  });
});

describe('insertDataLeads is safe', () => {
  it('stops counting where a machine sends, and keeps no address', async () => {
    await bff.db.primary.execute('UPDATE data_lead SET count = 200');
    expect((await lead('alva-n3')).data?.insertDataLeads.success).toBe(true);
    for (const row of await rows()) {
      expect(row.count).toBe(200);
      expect(String(row.network)).toMatch(/\/(24|48)$|unknown/);
    }
  });
});
