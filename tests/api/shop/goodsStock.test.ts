import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderScene, openOrderScene } from '#tests/api/orders/scene.ts';
import type { RoleName } from '#tests/support/actors.ts';
import { deskOf } from '#tests/support/desk.ts';

const cap = 'itm_cap_-';
const SCBD = 'aec-scbd';

let scene: OrderScene;
let desk: ReturnType<typeof deskOf>;
/** Of the cap. */
let CAP: string;
let elsewhere: string;
beforeAll(async () => {
  scene = await openOrderScene();
  desk = deskOf(scene.bff);
  CAP = await one(
    'SELECT i.slug FROM shop_item_size s JOIN shop_item i ON i.id = s.item_id WHERE s.id = ?',
    cap,
  );
  elsewhere = await one(
    `SELECT dealer_slug FROM place WHERE sales = 1 AND upcoming = 0 AND is_active = 1 AND dealer_slug > ?
      ORDER BY dealer_slug LIMIT 1`,
    SCBD,
  );
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await execute('DELETE FROM shop_stock WHERE variant_id = ?', cap);
  await execute('INSERT INTO shop_stock VALUES (?, ?, 5)', cap, SCBD);
});

const execute = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });
const one = async (sql: string, ...args: string[]): Promise<string> =>
  String(Object.values((await execute(sql, ...args)).rows[0] ?? {})[0]);

interface Goods {
  readonly id: string;
  readonly places: readonly { dealerSlug: string; onHand: number; reserved: number }[];
}
const stock = (search: string, role: RoleName = 'sales', dealer: string | null = null) =>
  desk.ask<{ totalItems: number; items: readonly Goods[] }>(
    role,
    `query ($search: String!, $dealer: String) { it: goodsStock(search: $search, dealer: $dealer, locale: en) {
      totalItems items { id kind code size name places { dealerSlug onHand reserved } } } }`,
    { search, dealer },
  );
const placesOf = async (role: RoleName = 'sales') =>
  (await stock(CAP, role)).items.find(({ id }) => id === cap)?.places;

const countOf = (more: object = {}) => ({
  variantId: cap,
  dealerSlug: SCBD,
  onHand: 7,
  expected: 5,
  ...more,
});
const count = (
  counts: readonly object[],
  { role = 'sales', key }: { role?: RoleName; key?: string } = {},
) =>
  desk.change(
    role,
    `mutation ($counts: [GoodsCountInput!]!) { it: countGoods(counts: $counts, reason: "Stocktaking") {
      success errorCode } }`,
    { counts },
    key,
  );

describe('goodsStock', () => {
  it('works: finds goods and parts by name and code, with what stands where', async () => {
    expect(await placesOf()).toEqual([{ dealerSlug: SCBD, onHand: 5, reserved: 0 }]);
    const all = await stock('');
    expect(all.totalItems).toBeGreaterThan(100);
    expect(all.items).toHaveLength(25);
    const { rows } = await execute('SELECT id, code FROM spare_part WHERE is_active = 1 LIMIT 1');
    const list = await stock(String(rows[0]?.code).toUpperCase());
    expect(list.items.map(({ id }) => id)).toContain(rows[0]?.id);
  });

  it('refuses a dealer what stands at other places', async () => {
    await execute('INSERT INTO shop_stock VALUES (?, ?, 3)', cap, elsewhere);
    expect(await placesOf('sales')).toHaveLength(2);
    const own = await placesOf('dealer');
    expect(new Set(own?.map(({ dealerSlug }) => dealerSlug)).size).toBeLessThanOrEqual(1);
    expect((await stock(CAP, 'dealer', elsewhere)).items[0]?.places).toEqual(own);
  });
});

describe('goodsCountPreview', () => {
  const preview = (rows: readonly object[], role: RoleName = 'sales') =>
    desk.ask<readonly object[]>(
      role,
      `query ($rows: [ListedGoodsInput!]!) { it: goodsCountPreview(rows: $rows, locale: id) {
        variantId sells onHand reserved } }`,
      { rows },
    );

  it('works: says of each row what it is about and what stands there, in the order of the list', async () => {
    const { rows } = await execute('SELECT size FROM shop_item_size WHERE id = ?', cap);
    const size = String(rows[0]?.size);
    expect(
      await preview([
        { code: 'no such', size: '-', dealerSlug: SCBD },
        { code: CAP.toUpperCase(), size: size.toLowerCase(), dealerSlug: SCBD },
        { code: CAP, size, dealerSlug: 'nowhere' },
      ]),
    ).toEqual([
      { variantId: null, sells: true, onHand: 0, reserved: 0 },
      { variantId: cap, sells: true, onHand: 5, reserved: 0 },
      { variantId: cap, sells: false, onHand: 0, reserved: 0 },
    ]);
  });

  it('answers 200 rows at most', async () => {
    const row = { code: CAP, size: '-', dealerSlug: SCBD };
    const lines = await preview(Array.from({ length: 201 }, () => row)).catch(() => []);
    expect(lines.length).toBeLessThanOrEqual(200);
  });
});

describe('countGoods', () => {
  it('works: what was counted stands there, also where nothing stood, and who counted stays', async () => {
    await execute(
      "DELETE FROM shop_stock WHERE dealer_slug = 'aec-bandung' AND variant_id = ?",
      cap,
    );
    const both = [countOf(), countOf({ dealerSlug: elsewhere, onHand: 2, expected: 0 })];
    expect(await count(both)).toBe('done');
    expect(await placesOf()).toEqual([
      { dealerSlug: SCBD, onHand: 7, reserved: 0 },
      { dealerSlug: elsewhere, onHand: 2, reserved: 0 },
    ]);
    const { rows } = await execute(
      `SELECT on_hand_before, on_hand_after, reason FROM shop_stock_count
        WHERE variant_id = ? AND dealer_slug = ? ORDER BY counted_at DESC LIMIT 1`,
      cap,
      SCBD,
    );
    expect(rows[0]).toMatchObject({
      on_hand_before: 5,
      on_hand_after: 7,
      reason: 'Stocktaking',
    });
    await expect(execute('UPDATE shop_stock_count SET on_hand_after = 1')).rejects.toThrow();
    await expect(execute('DELETE FROM shop_stock_count')).rejects.toThrow();
    expect((await desk.audited('countGoods')).at(-1)).toMatchObject({ reason: 'Stocktaking' });
  });

  it('refuses to write over what changed meanwhile, unknown goods and places, and nothing of the list is written', async () => {
    expect(await count([countOf({ expected: 4 })])).toBe('GOODS_CHANGED');
    expect(await count([countOf(), countOf({ variantId: 'none' })])).toBe('GOODS_NOT_FOUND');
    expect(await count([countOf(), countOf({ dealerSlug: 'nowhere' })])).toBe('GOODS_NOT_FOUND');
    expect(await placesOf()).toEqual([{ dealerSlug: SCBD, onHand: 5, reserved: 0 }]);
  });

  it('names who counted meanwhile, and nobody where it was sold or came back', async () => {
    const changedBy = async (expected: number) =>
      (
        await desk.ask<{ errorCode: string; changedBy: object | null }>(
          'support',
          `mutation ($counts: [GoodsCountInput!]!) { it: countGoods(counts: $counts, reason: "Stocktaking") {
            errorCode changedBy { at name roleId roleName } } }`,
          {
            counts: [
              countOf({ dealerSlug: elsewhere, expected: 0, onHand: 0 }),
              countOf({ expected }),
            ],
          },
        )
      ).changedBy;
    expect(await count([countOf()])).toBe('done');
    const { rows } = await execute(
      `SELECT c.name, max(n.counted_at) AS at FROM shop_stock_count n JOIN customer c ON c.id = n.actor_id
        WHERE n.variant_id = ?`,
      cap,
    );
    expect(await changedBy(5)).toEqual({
      at: new Date(Number(rows[0]?.at)).toISOString(),
      name: rows[0]?.name,
      roleId: 'rol_sales',
      roleName: null,
    });
    expect(await changedBy(4)).toBeNull();
    await execute('UPDATE shop_stock SET on_hand = 6 WHERE variant_id = ?', cap);
    expect(await changedBy(7)).toBeNull();
    expect(await changedBy(5)).toBeNull();
  });

  it('refuses fewer than orders hold', async () => {
    const order = await scene.placed();
    await execute('INSERT INTO shop_hold VALUES (?, ?, ?, 3, 0)', order, cap, SCBD);
    try {
      expect(await placesOf()).toEqual([{ dealerSlug: SCBD, onHand: 5, reserved: 3 }]);
      expect(await count([countOf({ onHand: 2 })])).toBe('GOODS_HELD');
      expect(await count([countOf({ onHand: 3 })])).toBe('done');
    } finally {
      await execute('DELETE FROM shop_hold WHERE order_id = ? AND variant_id = ?', order, cap);
    }
  });

  it('refuses the same goods twice in a list, and a dealer another place', async () => {
    expect(await count([countOf(), countOf()])).toBe('BAD_USER_INPUT');
    expect(await count([countOf({ dealerSlug: elsewhere })], { role: 'dealer' })).toBe('FORBIDDEN');
  });

  it('is safe: the same request twice is one count, and of two at once one is written', async () => {
    const key = '01HC0NTGDS0000000000000001';
    expect(await count([countOf()], { key })).toBe('done');
    expect(await count([countOf()], { key })).toBe('done');
    const outcomes = await Promise.all([
      count([countOf({ expected: 7, onHand: 8 })]),
      count([countOf({ expected: 7, onHand: 9 })]),
    ]);
    expect(outcomes.toSorted()).toEqual(['GOODS_CHANGED', 'done']);
  });
});
