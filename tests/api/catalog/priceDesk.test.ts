import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId, ulid } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#edge/contract/time.ts';
import { tellPriceChanges } from '#edge/domains/catalog/index.ts';
import { syncAll, syncOnce } from '#tests/api/sync/client.ts';
import type { RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM product_price_change'));

const SLUG = 'alva-cervo';
const REASON = 'Year end';
const plan = (more: object = {}) => ({
  id: newId('pch'),
  slug: SLUG,
  battery: 'dual',
  area: '31',
  vehicle: 30_000_000,
  startsAt: new Date().toISOString(),
  reason: REASON,
  ...more,
});
const write = (role: RoleName, variables: object, key?: string) =>
  desk.change(
    role,
    `mutation ($id: ID!, $slug: String!, $battery: String!, $area: String, $vehicle: Rupiah!, $pkb: Rupiah,
      $startsAt: DateTime!, $endsAt: DateTime, $reason: String!) {
      it: planPrice(id: $id, slug: $slug, battery: $battery, area: $area, vehicle: $vehicle, pkb: $pkb,
        startsAt: $startsAt, endsAt: $endsAt, reason: $reason) { success errorCode } }`,
    variables,
    key,
  );
const end = (role: RoleName, id: string, expectedVersion = 1) =>
  desk.change(
    role,
    `mutation ($id: ID!, $v: Int!) {
      it: endPrice(id: $id, reason: "It was wrong", expectedVersion: $v) { success errorCode } }`,
    { id, v: expectedVersion },
  );
interface Desk {
  readonly prices: readonly { slug: string; battery: string; otrPrice: number }[];
  readonly changes: readonly { id: string; version: number }[];
}
const look = (at: number | null = null, area = '31', role: RoleName = 'sales') =>
  desk.ask<Desk>(
    role,
    `query ($area: String, $at: DateTime) { it: priceDesk(area: $area, at: $at) {
      prices { slug battery otrPrice } changes { id version } } }`,
    { area, at: at === null ? null : new Date(at).toISOString() },
  );
const priceIn = ({ prices }: Desk): number =>
  prices.find((each) => each.slug === SLUG && each.battery === 'dual')?.otrPrice ?? 0;

interface Price {
  readonly battery: string;
  readonly otr_price: number;
  readonly lines: readonly { readonly key: string; readonly amount: number }[];
}
/** As a visitor sees it. */
const shown = async (area = '31'): Promise<Price> => {
  const { data } = await bff.content<{ productPrices: readonly Price[] }>(
    `query Shown($area: String) { productPrices(slug: "${SLUG}", area: $area, locale: en) {
      battery otr_price lines { key amount } } }`,
    { area },
  );
  const price = data?.productPrices.find(({ battery }) => battery === 'dual');
  if (price === undefined) throw new Error('no price');
  return price;
};
const lineOf = ({ lines }: Price, key: string): number =>
  lines.find((each) => each.key === key)?.amount ?? 0;
const configured = async (area = '31') => {
  const { data } = await bff.content<{ configurationPrice: { quote: { otr_price: number } } }>(
    `query C($area: String) { configurationPrice(slug: "${SLUG}", battery: "dual", area: $area) { quote { otr_price } } }`,
    { area },
  );
  return data?.configurationPrice.quote.otr_price;
};
const until = async <T>(
  read: () => Promise<T>,
  wanted: (value: T) => boolean,
  withinMs: number,
) => {
  const began = Date.now();
  for (;;) {
    const value = await read();
    if (wanted(value)) return Date.now() - began;
    if (Date.now() - began > withinMs) return Number.POSITIVE_INFINITY;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

describe('priceDesk', () => {
  it('works: shows what visitors will see at a moment to come, and changes nothing by it', async () => {
    const before = priceIn(await look());
    const startsAt = Date.now() + DAY_MS;
    const change = plan({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(startsAt + DAY_MS).toISOString(),
    });
    expect(await write('administrator', change)).toBe('done');
    const during = priceIn(await look(startsAt + HOUR_MS));
    expect(during).not.toBe(before);
    expect(priceIn(await look(startsAt - 1))).toBe(before);
    expect(priceIn(await look(startsAt + DAY_MS))).toBe(before);
    expect((await look()).changes).toEqual([{ id: change.id, version: 1 }]);
    expect((await look(null, '32')).changes).toEqual([]);
    expect(priceIn(await look(startsAt + HOUR_MS, '32'))).toBe(priceIn(await look(null, '32')));
  });

  it('refuses roles without the catalogue, and a province that is none', async () => {
    await expect(look(null, '31', 'finance')).rejects.toThrow('FORBIDDEN');
    await expect(look(null, '99')).rejects.toThrow('BAD_USER_INPUT');
  });
});

describe('planPrice', () => {
  it('works: visitors see it within a second of its start and no longer than its end', async () => {
    const before = await shown();
    const startsAt = Date.now() + 1.5 * SECOND_MS;
    const endsAt = startsAt + 2 * SECOND_MS;
    const change = plan({
      startsAt: new Date(startsAt).toISOString(),
      endsAt: new Date(endsAt).toISOString(),
    });
    expect(await write('administrator', change)).toBe('done');
    expect(await shown()).toEqual(before);
    await until(shown, (price) => lineOf(price, 'vehicle') === 30_000_000, 5_000);
    expect(Date.now() - startsAt).toBeGreaterThanOrEqual(0);
    expect(Date.now() - startsAt).toBeLessThan(SECOND_MS);
    await until(shown, (price) => price.otr_price === before.otr_price, 5_000);
    expect(Date.now() - endsAt).toBeLessThan(SECOND_MS);
  });

  it('works: lines without an amount stay, a province’s own wins over that of all, orders are quoted with it', async () => {
    const before = await shown();
    const all = plan({ area: null, vehicle: 31_000_000 });
    expect(await write('administrator', all)).toBe('done');
    expect(lineOf(await shown('32'), 'vehicle')).toBe(31_000_000);
    expect(await write('administrator', plan({ vehicle: 30_000_000, pkb: 1_000 }))).toBe('done');
    const after = await shown();
    expect(lineOf(after, 'vehicle')).toBe(30_000_000);
    expect(lineOf(after, 'pkb')).toBe(1_000);
    expect(lineOf(after, 'bbnkb')).toBe(lineOf(before, 'bbnkb'));
    expect(await configured()).toBe(after.otr_price);
    expect(lineOf(await shown('32'), 'vehicle')).toBe(31_000_000);
  });

  it('works: devices fetch a price that has begun by time alone', async () => {
    const startsAt = Date.now() + DAY_MS;
    await write('administrator', plan({ startsAt: new Date(startsAt).toISOString() }));
    const { cursor } = await syncAll(bff, 'products');
    await bff.db.primary.execute({
      sql: 'UPDATE product_price_change SET starts_at = ?',
      args: [Date.now() - 1],
    });
    const { cursor: moved } = await syncAll(bff, 'products', cursor);
    const jobs = await tellPriceChanges.run(
      { id: 'job' } as never,
      { clock: () => Date.now() } as never,
    );
    await bff.db.write(jobs);
    const { page } = await syncOnce(bff, 'products', moved);
    const record = page?.changed.find(({ record: each }) => each.slug === SLUG)?.record;
    const lines = record?.price_lines as Record<string, Record<string, number[]>> | undefined;
    expect(lines?.['31']?.dual?.[0]).toBe(30_000_000);
    await bff.db.write(
      await tellPriceChanges.run({ id: 'job' } as never, { clock: () => Date.now() } as never),
    );
    expect((await syncAll(bff, 'products', page?.cursor ?? null)).pages.at(-1)?.changed).toEqual(
      [],
    );
  });

  it('refuses the past, an end before its beginning, what is not sold, and roles that may not', async () => {
    const past = new Date(Date.now() - DAY_MS).toISOString();
    expect(await write('administrator', plan({ startsAt: past }))).toBe('PRICE_TIME');
    expect(await write('administrator', plan({ endsAt: past }))).toBe('BAD_USER_INPUT');
    expect(await write('administrator', plan({ slug: 'none' }))).toBe('PRICE_NOT_FOUND');
    expect(await write('administrator', plan({ battery: 'triple' }))).toBe('PRICE_NOT_FOUND');
    expect(await write('administrator', plan({ vehicle: 0 }))).toBe('BAD_USER_INPUT');
    expect(await write('sales', plan())).toBe('FORBIDDEN');
  });

  it('is safe: sent again it is one change, and the audit has its reason', async () => {
    const change = plan();
    for (const key of [ulid(Date.now()).toUpperCase(), ulid(Date.now()).toUpperCase()])
      expect(await write('administrator', change, key)).toBe('done');
    const { rows } = await bff.db.primary.execute('SELECT count(*) AS n FROM product_price_change');
    expect(rows[0]?.n).toBe(1);
    expect((await desk.audited('planPrice')).at(0)).toMatchObject({
      actor_id: 'cus_admin',
      entity: 'price',
      reason: REASON,
    });
  });
});

describe('endPrice', () => {
  it('works: a price that holds is over at once, one to come never begins', async () => {
    const before = await shown();
    const holding = plan();
    await write('administrator', holding);
    expect((await shown()).otr_price).not.toBe(before.otr_price);
    expect(await end('administrator', holding.id)).toBe('done');
    expect(await shown()).toEqual(before);
    const startsAt = Date.now() + DAY_MS;
    const coming = plan({ startsAt: new Date(startsAt).toISOString() });
    await write('administrator', coming);
    expect(await end('administrator', coming.id)).toBe('done');
    expect(await end('administrator', coming.id)).toBe('done');
    const desk_ = await look(startsAt + HOUR_MS);
    expect(priceIn(desk_)).toBe(before.otr_price);
    expect(desk_.changes).toEqual([]);
    expect((await desk.audited('endPrice')).at(0)).toMatchObject({
      entity_id: holding.id,
      version_before: 1,
      version_after: 2,
      reason: 'It was wrong',
    });
  });

  it('refuses what somebody changed meanwhile, what is over, and what is not there', async () => {
    const change = plan();
    await write('administrator', change);
    expect(await end('administrator', change.id, 3)).toBe('PRICE_CHANGED');
    expect(await end('administrator', 'pch_none')).toBe('PRICE_NOT_FOUND');
    expect(await end('administrator', change.id)).toBe('done');
    expect(await end('administrator', change.id, 2)).toBe('PRICE_OVER');
    expect(await end('sales', change.id)).toBe('FORBIDDEN');
  });

  it('is safe: of several who end it at once, all hear that it is over and it ends once', async () => {
    const change = plan();
    await write('administrator', change);
    const ends = await Promise.all([1, 2, 3].map(() => end('administrator', change.id)));
    expect(ends).toEqual(['done', 'done', 'done']);
    const { rows } = await bff.db.primary.execute('SELECT version FROM product_price_change');
    expect(rows[0]?.version).toBe(2);
  });
});
