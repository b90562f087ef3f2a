import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SETTING_NAMES, SETTINGS, type SettingName } from '#edge/contract/catalog/settings.ts';
import { newId, ulid } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { booking, FEE, PRICE, people } from '#tests/api/orders/orders.ts';
import type { RoleName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { deskOf } from '#tests/support/desk.ts';

let bff: Bff;
let desk: ReturnType<typeof deskOf>;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  desk = deskOf(bff);
  by = people(bff);
});
afterAll(() => bff.stop());
beforeEach(() => bff.db.primary.execute('DELETE FROM shop_setting'));

const REASON = 'Decided by the board';
const plan = (more: object = {}) => ({
  id: newId('set'),
  name: 'BOOKING_FEE',
  value: 750_000,
  startsAt: new Date().toISOString(),
  reason: REASON,
  ...more,
});
const write = (role: RoleName, variables: object, key?: string) =>
  desk.change(
    role,
    `mutation ($id: ID!, $name: String!, $value: Int!, $startsAt: DateTime!, $reason: String!) {
      it: planSetting(id: $id, name: $name, value: $value, startsAt: $startsAt, reason: $reason) {
        success errorCode } }`,
    variables,
    key,
  );
const set = async (values: Partial<Record<SettingName, number>>): Promise<void> => {
  for (const [name, value] of Object.entries(values))
    expect(await write('administrator', plan({ name, value }))).toBe('done');
};
const withdraw = (role: RoleName, id: string, expectedVersion = 1) =>
  desk.change(
    role,
    `mutation ($id: ID!, $v: Int!) {
      it: withdrawSetting(id: $id, reason: "It was wrong", expectedVersion: $v) { success errorCode } }`,
    { id, v: expectedVersion },
  );
interface Desk {
  readonly settings: readonly { name: string; value: number; unit: string; least: number }[];
  readonly changes: readonly { id: string; by: string; version: number; withdrawnAt: string }[];
}
const look = (at: number | null = null, role: RoleName = 'administrator') =>
  desk.ask<Desk>(
    role,
    `query ($at: DateTime) { it: settingDesk(at: $at) {
      settings { name value unit least most } changes { id name value by reason version withdrawnAt } } }`,
    { at: at === null ? null : new Date(at).toISOString() },
  );
const feeAt = async (at: number | null = null): Promise<number | undefined> =>
  (await look(at)).settings.find(({ name }) => name === 'BOOKING_FEE')?.value;

/** What devices are told. */
const shown = async (): Promise<Record<string, number>> => {
  const { data } = await bff.content<{ shopSettings: { name: string; value: number }[] }>(
    '{ shopSettings { name value } }',
  );
  return Object.fromEntries((data?.shopSettings ?? []).map(({ name, value }) => [name, value]));
};
const configured = async () => {
  const { data } = await bff.content<{
    configurationPrice: { quote: { booking_fee: number; rest: number } };
  }>(
    '{ configurationPrice(slug: "alva-cervo", battery: "dual", area: "31") { quote { booking_fee rest } } }',
  );
  return data?.configurationPrice.quote;
};
const { choice } = booking();
/** Karawang: beyond JABODETABEK, and near a seller there. */
const KARAWANG = { provinceId: '32', cityId: '3215', districtId: '321501' };
const quoted = async (more: object = {}) =>
  (
    await by.ask<{
      quoteOrder: {
        total: number;
        due: number;
        bookingFee: number;
        hoursToPay: number;
        lines: { key: string; amount: number }[];
      };
    }>(
      'owner',
      `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) {
        ... on OrderQuote { total due bookingFee hoursToPay lines { key amount } } } }`,
      {
        input: {
          slug: 'alva-cervo',
          choice,
          orderType: 'BOOKING',
          paymentOption: 'FULL_PAYMENT',
          help: false,
          ...more,
        },
      },
    )
  ).quoteOrder;
const stored = async (id: string | undefined) => {
  const { rows } = await bff.db.primary.execute({
    sql: `SELECT booking_fee_idr, required_idr, expires_at - placed_at AS window, windows
      FROM customer_order WHERE id = ?`,
    args: [id ?? ''],
  });
  return rows[0];
};

describe('settingDesk', () => {
  it('works: shows every figure as it holds at a moment, and who changed it and why', async () => {
    const startsAt = Date.now() + DAY_MS;
    const change = plan({ startsAt: new Date(startsAt).toISOString() });
    expect((await look()).settings.map(({ name, value }) => [name, value])).toEqual(
      SETTING_NAMES.map((name) => [name, SETTINGS[name].usual]),
    );
    expect(await write('administrator', change)).toBe('done');
    expect([await feeAt(), await feeAt(startsAt - 1), await feeAt(startsAt)]).toEqual([
      FEE,
      FEE,
      750_000,
    ]);
    const { changes, settings } = await look();
    expect(changes).toMatchObject([
      { id: change.id, name: 'BOOKING_FEE', value: 750_000, reason: REASON, withdrawnAt: null },
    ]);
    expect(changes[0]?.by).toBeTruthy();
    expect(settings[0]).toMatchObject({ unit: 'IDR', least: SETTINGS.BOOKING_FEE.least });
  });

  it('refuses roles without the settings', async () => {
    for (const role of ['sales', 'finance', 'support'] as const)
      await expect(look(null, role)).rejects.toThrow('FORBIDDEN');
  });
});

describe('shopSettings', () => {
  it('works: tells devices what holds now, and nothing of what is planned', async () => {
    const tomorrow = new Date(Date.now() + DAY_MS).toISOString();
    await write('administrator', plan({ name: 'REACH_KM', value: 150, startsAt: tomorrow }));
    await set({ DELIVERY_FEE_FAR: 900_000 });
    expect(await shown()).toEqual({
      ...Object.fromEntries(SETTING_NAMES.map((name) => [name, SETTINGS[name].usual])),
      DELIVERY_FEE_FAR: 900_000,
    });
  });
});

describe('planSetting', () => {
  it('works: a new fee counts for the next quote and order, and an order from before keeps its own', async () => {
    const { order: before } = await by.place('owner', booking());
    await set({ BOOKING_FEE: 750_000 });
    expect(await configured()).toEqual({ booking_fee: 750_000, rest: PRICE - 7_750_000 });
    expect(await quoted()).toMatchObject({ total: PRICE, due: 750_000, bookingFee: 750_000 });
    // What was seen before is refused with what holds.
    expect(await by.place('owner', booking())).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      total: PRICE,
      due: 750_000,
    });
    const { order: after } = await by.place('owner', booking({ due: 750_000 }));
    expect(await stored(after?.id)).toMatchObject({
      booking_fee_idr: 750_000,
      required_idr: 750_000,
    });
    expect(await stored(before?.id)).toMatchObject({ booking_fee_idr: FEE, required_idr: FEE });
    const { order: again } = await by.ask<{ order: { due: number; bookingFee: number } }>(
      'owner',
      `{ order(id: "${before?.id}") }`,
    );
    expect(again).toMatchObject({ due: FEE, bookingFee: FEE });
  });

  it('works: another window counts for the next order, and ends none from before sooner or later', async () => {
    const { order: before } = await by.place('owner2', booking());
    await set({ PAYMENT_HOURS: 48, CHANGE_DAYS: 5 });
    expect((await quoted()).hoursToPay).toBe(48);
    const { order: after } = await by.place('owner2', booking());
    expect((await stored(before?.id))?.window).toBe(24 * HOUR_MS);
    expect((await stored(after?.id))?.window).toBe(48 * HOUR_MS);
    expect(JSON.parse(String((await stored(before?.id))?.windows)).change).toBe(3 * DAY_MS);
    expect(JSON.parse(String((await stored(after?.id))?.windows)).change).toBe(5 * DAY_MS);
  });

  it('works: what a delivery costs and how far it goes follow the settings', async () => {
    const home = { ...choice, delivery: 'DELIVER_TO_HOME' };
    const to = { choice: home, cityId: KARAWANG.cityId };
    const feeOf = async () =>
      (await quoted(to)).lines.find(({ key }) => key === 'delivery')?.amount ?? 0;
    const before = await feeOf();
    expect(before).toBeGreaterThan(0);
    await set({
      DELIVERY_FEE_NEAR: 310_000,
      DELIVERY_FEE_MIDDLE: 320_000,
      DELIVERY_FEE_FAR: 330_000,
    });
    const fee = await feeOf();
    expect([310_000, 320_000, 330_000]).toContain(fee);
    const address = { ...KARAWANG, address: 'Jl. Tuparev 1', zipCode: '41311' };
    const wish = { choice: home, total: PRICE + fee };
    // Out at sea, some 300 km from the next seller.
    const beyond = { ...address, latitude: -9.2, longitude: 106.4 };
    const reach = async () =>
      (await by.place('affiliate', booking({ ...wish, address: beyond }))).errorCode;
    expect(await reach()).toBe('INELIGIBLE_SHIPPING_METHOD');
    await set({ REACH_KM: 500 });
    expect(await reach()).toBeUndefined();
  });

  it('refuses the past, values outside the bounds, figures that are none, and roles that may not', async () => {
    const past = new Date(Date.now() - DAY_MS).toISOString();
    const late = new Date(Date.now() + 500 * DAY_MS).toISOString();
    expect(await write('administrator', plan({ startsAt: past }))).toBe('SETTING_TIME');
    expect(await write('administrator', plan({ startsAt: late }))).toBe('SETTING_TIME');
    for (const name of SETTING_NAMES)
      for (const value of [SETTINGS[name].least - 1, SETTINGS[name].most + 1])
        expect(await write('administrator', plan({ name, value })), name).toBe('BAD_USER_INPUT');
    expect(await write('administrator', plan({ name: 'VAT' }))).toBe('BAD_USER_INPUT');
    expect(await write('administrator', plan({ reason: '' }))).toBe('BAD_USER_INPUT');
    expect(await write('sales', plan())).toBe('FORBIDDEN');
    expect(await feeAt()).toBe(FEE);
  });

  it('is safe: sent again it is one change, the last to begin holds, and the audit has its reason', async () => {
    const change = plan();
    for (const key of [ulid(Date.now()).toUpperCase(), ulid(Date.now()).toUpperCase()])
      expect(await write('administrator', change, key)).toBe('done');
    expect(await write('administrator', { ...change, value: 800_000 })).toBe('SETTING_INVALID');
    const { rows } = await bff.db.primary.execute('SELECT count(*) AS n FROM shop_setting');
    expect(rows[0]?.n).toBe(1);
    await Promise.all([set({ BOOKING_FEE: 600_000 }), set({ PAYMENT_HOURS: 12 })]);
    expect(await feeAt()).toBe(600_000);
    expect(
      (await desk.audited('planSetting')).find(({ entity_id }) => entity_id === change.id),
    ).toMatchObject({ actor_id: 'cus_admin', entity: 'setting', version_after: 1, reason: REASON });
  });
});

describe('withdrawSetting', () => {
  it('works: a planned value never begins, and stays on the list as withdrawn', async () => {
    const startsAt = Date.now() + DAY_MS;
    const change = plan({ startsAt: new Date(startsAt).toISOString() });
    await write('administrator', change);
    expect(await withdraw('administrator', change.id)).toBe('done');
    expect(await withdraw('administrator', change.id)).toBe('done');
    expect(await feeAt(startsAt + HOUR_MS)).toBe(FEE);
    const [listed] = (await look()).changes;
    expect(listed).toMatchObject({ id: change.id, version: 2 });
    expect(listed?.withdrawnAt).not.toBeNull();
    expect((await desk.audited('withdrawSetting')).at(0)).toMatchObject({
      entity_id: change.id,
      version_before: 1,
      version_after: 2,
      reason: 'It was wrong',
    });
  });

  it('refuses what has begun, what somebody changed meanwhile, and what is not there', async () => {
    const begun = plan();
    await write('administrator', begun);
    expect(await withdraw('administrator', begun.id)).toBe('SETTING_BEGUN');
    const coming = plan({ startsAt: new Date(Date.now() + DAY_MS).toISOString() });
    await write('administrator', coming);
    expect(await withdraw('administrator', coming.id, 3)).toBe('SETTING_CHANGED');
    expect(await withdraw('administrator', 'set_none')).toBe('SETTING_NOT_FOUND');
    expect(await withdraw('finance', coming.id)).toBe('FORBIDDEN');
  });

  it('is safe: of several who withdraw it at once, all hear that it is withdrawn', async () => {
    const coming = plan({ startsAt: new Date(Date.now() + DAY_MS).toISOString() });
    await write('administrator', coming);
    const ends = await Promise.all([1, 2, 3].map(() => withdraw('administrator', coming.id)));
    expect(ends).toEqual(['done', 'done', 'done']);
    const { rows } = await bff.db.primary.execute('SELECT version FROM shop_setting');
    expect(rows[0]?.version).toBe(2);
  });
});
