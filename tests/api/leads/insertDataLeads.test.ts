import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

const lead = (productName: string, headers: Record<string, string> = {}) =>
  bff.gql<{ insertDataLeads: { success: boolean; errorCode: string | null } }>(
    `mutation Lead($productName: String!) {
      insertDataLeads(productName: $productName) { success message errorCode } }`,
    { productName },
    { headers },
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
  it('counts 200 a day of a model and a network, and others for themselves', async () => {
    await bff.db.primary.execute('DELETE FROM data_lead');
    const from = (address: string) => ({ 'cf-connecting-ip': address });
    const counts = async () =>
      (await rows())
        .map((row) => `${row.product_slug} ${row.network} ${row.count}`)
        .sort((one, other) => one.localeCompare(other));
    const times = async (most: number) => {
      for (let sent = 0; sent < most; sent += 8)
        await Promise.all(
          Array.from({ length: Math.min(8, most - sent) }, () =>
            lead('alva-cervo', from('203.0.113.7')),
          ),
        );
    };
    await times(200);
    expect(await counts()).toEqual(['alva-cervo 203.0.113.0/24 200']);
    await times(3);
    // The same network by another of its addresses.
    await lead('alva-cervo', from('203.0.113.8'));
    expect(await counts()).toEqual(['alva-cervo 203.0.113.0/24 200']);
    await lead('alva-n3', from('203.0.113.7'));
    await lead('alva-cervo', from('198.51.100.7'));
    expect(await counts()).toEqual([
      'alva-cervo 198.51.100.0/24 1',
      'alva-cervo 203.0.113.0/24 200',
      'alva-n3 203.0.113.0/24 1',
    ]);
    // Those were of yesterday.
    await bff.db.primary.execute(
      `UPDATE data_lead SET id = 'before ' || id, day_at = day_at - ${DAY_MS}`,
    );
    await lead('alva-cervo', from('203.0.113.7'));
    expect((await counts()).filter((line) => line.startsWith('alva-cervo 203'))).toEqual([
      'alva-cervo 203.0.113.0/24 1',
      'alva-cervo 203.0.113.0/24 200',
    ]);
  });

  it('stops counting where a machine sends, and keeps no address', async () => {
    await lead('alva-n3');
    await bff.db.primary.execute('UPDATE data_lead SET count = 200');
    expect((await lead('alva-n3')).data?.insertDataLeads.success).toBe(true);
    for (const row of await rows()) {
      expect(row.count).toBe(200);
      expect(String(row.network)).toMatch(/\/(24|48)$|unknown/);
    }
  });
});
