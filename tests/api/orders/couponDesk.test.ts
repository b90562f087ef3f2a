import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, dayInJakarta } from '#edge/contract/time.ts';
import type { RoleName } from '#tests/support/actors.ts';
import { deskOf } from '#tests/support/desk.ts';
import { booking } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  scene = await openOrderScene();
  desk = deskOf(scene.bff);
});
afterAll(() => scene.stop());
beforeEach(() => execute("DELETE FROM coupon WHERE code LIKE 'TRY%'"));

const execute = (sql: string, ...args: (string | number)[]) =>
  scene.bff.db.primary.execute({ sql, args });
const day = (ahead: number): string => dayInJakarta(Date.now() + ahead * DAY_MS);

const coupon = (more: object = {}) => ({
  code: 'TRYSAVE',
  kind: 'AMOUNT',
  amount: 250_000,
  basisPoints: 0,
  minimum: 0,
  appliesTo: 'MOTORCYCLE',
  firstDay: day(0),
  lastDay: day(3),
  most: 2,
  mostPerPerson: 1,
  returnsAfterPayment: false,
  reason: 'For the opening',
  ...more,
});
const create = (variables: object, role: RoleName = 'administrator') =>
  desk.change(
    role,
    `mutation ($code: ID!, $kind: CouponKind!, $amount: Rupiah, $basisPoints: Int!, $minimum: Rupiah!,
      $appliesTo: CouponGoods!, $firstDay: String!, $lastDay: String, $most: Int, $mostPerPerson: Int!,
      $returnsAfterPayment: Boolean!, $products: [String!], $isAnnounced: Boolean, $withReferral: Boolean,
      $reason: String!) {
      it: createCoupon(code: $code, kind: $kind, amount: $amount, basisPoints: $basisPoints, minimum: $minimum,
        appliesTo: $appliesTo, firstDay: $firstDay, lastDay: $lastDay, most: $most, mostPerPerson: $mostPerPerson,
        returnsAfterPayment: $returnsAfterPayment, products: $products, isAnnounced: $isAnnounced,
        withReferral: $withReferral, reason: $reason) { success errorCode } }`,
    variables,
  );
const change = (expectedVersion: number, to: object, role: RoleName = 'administrator') =>
  desk.change(
    role,
    `mutation ($lastDay: String, $most: Int, $v: Int!) { it: changeCoupon(code: "TRYSAVE", lastDay: $lastDay,
      most: $most, reason: "A week longer", expectedVersion: $v) { success errorCode } }`,
    { v: expectedVersion, ...to },
  );
const end = (expectedVersion: number, role: RoleName = 'administrator') =>
  desk.change(
    role,
    `mutation ($v: Int!) { it: endCoupon(code: "TRYSAVE", reason: "It went too well", expectedVersion: $v) {
      success errorCode } }`,
    { v: expectedVersion },
  );
const find = (search = 'TRY', role: RoleName = 'sales') =>
  desk.ask<{ items: readonly Record<string, unknown>[]; totalItems: number }>(
    role,
    `query ($search: String) { it: couponDesk(search: $search) { totalItems items {
      code standing firstDay lastDay used most withReferral version } } }`,
    { search },
  );
/** What customers hear who try the code now. */
const tried = async (): Promise<string> => {
  const { slug, choice, orderType, paymentOption, help } = booking();
  const it = await scene.by.ask<Record<string, { errorCode?: string; __typename: string }>>(
    'owner',
    `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) {
      __typename ... on OrderRefusal { errorCode } } }`,
    { input: { slug, choice, orderType, paymentOption, help, coupon: 'TRYSAVE' } },
  );
  return it.quoteOrder?.errorCode ?? String(it.quoteOrder?.__typename);
};

describe('couponDesk', () => {
  it('works: finds a code by a part of it, with its days in Jakarta and where it stands', async () => {
    await create(coupon());
    await create(coupon({ code: 'TRYLATER', firstDay: day(1) }));
    const { items, totalItems } = await find('trys');
    expect(totalItems).toBe(1);
    expect(items).toEqual([
      {
        code: 'TRYSAVE',
        standing: 'RUNNING',
        firstDay: day(0),
        lastDay: day(3),
        used: 0,
        most: 2,
        withReferral: false,
        version: 1,
      },
    ]);
    expect((await find('TRYLATER')).items[0]).toMatchObject({ standing: 'PLANNED' });
    await execute("UPDATE coupon SET used = 2 WHERE code = 'TRYSAVE'");
    expect((await find('TRYSAVE')).items[0]).toMatchObject({ standing: 'USED_UP' });
  });

  it('refuses roles without promotions', async () => {
    await expect(find('TRY', 'workshop')).rejects.toThrow('FORBIDDEN');
  });
});

describe('createCoupon', () => {
  it('works: customers can use it from its first moment to its last, in Jakarta', async () => {
    expect(await create(coupon())).toBe('done');
    const { rows } = await execute("SELECT starts_at, ends_at FROM coupon WHERE code = 'TRYSAVE'");
    expect(rows[0]).toMatchObject({
      starts_at: Date.parse(`${day(0)}T00:00:00+07:00`),
      ends_at: Date.parse(`${day(4)}T00:00:00+07:00`),
    });
    expect(await tried()).toBe('OrderQuote');
  });

  it('refuses every other coupon of a code that exists, whichever of its terms differs', async () => {
    expect(await create(coupon())).toBe('done');
    for (const other of [
      { kind: 'RATE', basisPoints: 500 },
      { amount: 1 },
      { minimum: 1 },
      { appliesTo: 'ALL' },
      { products: ['alva-cervo'] },
      { firstDay: day(1) },
      { lastDay: day(4) },
      { lastDay: null },
      { most: 3 },
      { most: null },
      { mostPerPerson: 2 },
      { returnsAfterPayment: true },
      { isAnnounced: true },
      { withReferral: true },
    ])
      expect(await create(coupon(other)), JSON.stringify(other)).toBe('COUPON_TAKEN');
    expect(await create(coupon())).toBe('done');
  });

  it('is for single products where they are sold, and refuses those that are not', async () => {
    const products = ['alva-one', 'alva-cervo', 'alva-one'];
    expect(await create(coupon({ products }))).toBe('done');
    expect(await create(coupon({ products: ['alva-cervo', 'alva-one'] }))).toBe('done');
    const { rows } = await execute("SELECT products FROM coupon WHERE code = 'TRYSAVE'");
    expect(rows[0]).toMatchObject({ products: '["alva-cervo","alva-one"]' });
    expect(await tried()).toBe('OrderQuote');
    const goods = { code: 'TRYGOODS', appliesTo: 'GOODS' };
    expect(await create(coupon({ ...goods, products: ['cap', 'alva-cervo'] }))).toBe(
      'COUPON_PRODUCTS',
    );
    expect(await create(coupon({ ...goods, products: ['cap', 'logo-tee'] }))).toBe('done');
    expect(await create(coupon({ code: 'TRYNONE', products: ['cap'] }))).toBe('COUPON_PRODUCTS');
    const all = { code: 'TRYALL', appliesTo: 'ALL' };
    expect(await create(coupon({ ...all, products: ['cap', 'alva-cervo'] }))).toBe('done');
    for (const wrong of [['alva cervo'], [''], Array.from({ length: 51 }, (_, at) => `cap${at}`)])
      expect(await create(coupon({ code: 'TRYWRONG', products: wrong }))).toBe('BAD_USER_INPUT');
  });

  it('is one for referrals, that nobody types and that is off motorcycles alone', async () => {
    expect(await create(coupon({ withReferral: true }))).toBe('done');
    expect((await find()).items[0]).toMatchObject({ withReferral: true });
    expect(await tried()).toBe('COUPON_CODE_INVALID');
    for (const wrong of [{ isAnnounced: true }, { appliesTo: 'GOODS' }, { appliesTo: 'ALL' }])
      expect(await create(coupon({ code: 'TRYWRONG', withReferral: true, ...wrong }))).toBe(
        'BAD_USER_INPUT',
      );
    await end(1);
  });

  it('refuses another coupon of the same code, terms that are none, and roles that may not', async () => {
    expect(await create(coupon())).toBe('done');
    expect(await create(coupon({ amount: 1 }))).toBe('COUPON_TAKEN');
    expect(await create(coupon({ code: 'TRYPAST', firstDay: day(-3), lastDay: day(-1) }))).toBe(
      'COUPON_TERMS',
    );
    for (const wrong of [
      { code: 'A B' },
      { amount: null },
      { kind: 'RATE' },
      { kind: 'RATE', basisPoints: 9_000 },
      { lastDay: day(-1) },
      { firstDay: '2026-13-40' },
      { most: 0 },
    ])
      expect(await create(coupon({ code: 'TRYWRONG', ...wrong }))).toBe('BAD_USER_INPUT');
    expect(await create(coupon(), 'sales')).toBe('FORBIDDEN');
  });

  it('is safe: the same one again is a success and there is one', async () => {
    const all = await Promise.all([1, 2, 3].map(() => create(coupon({ code: 'trysave' }))));
    expect(all).toEqual(['done', 'done', 'done']);
    expect((await find()).totalItems).toBe(1);
    expect((await desk.audited('createCoupon')).at(-1)).toMatchObject({
      entity: 'coupon',
      reason: 'For the opening',
      version_after: 1,
    });
  });
});

describe('changeCoupon', () => {
  it('works: counts longer and more often', async () => {
    await create(coupon());
    expect(await change(1, { lastDay: day(10), most: 50 })).toBe('done');
    expect((await find()).items[0]).toMatchObject({ lastDay: day(10), most: 50, version: 2 });
    expect(await change(2, { lastDay: null, most: null })).toBe('done');
    expect((await find()).items[0]).toMatchObject({ lastDay: null, most: null, version: 3 });
  });

  it('refuses fewer uses than there were, an end in the past, and what somebody changed meanwhile', async () => {
    await create(coupon());
    await execute("UPDATE coupon SET used = 2 WHERE code = 'TRYSAVE'");
    expect(await change(1, { most: 1, lastDay: day(3) })).toBe('COUPON_TERMS');
    expect(await change(1, { most: 2, lastDay: day(-2) })).toBe('COUPON_TERMS');
    expect(await change(5, { most: 2, lastDay: day(5) })).toBe('COUPON_CHANGED');
    expect(await change(1, { most: 9 }, 'finance')).toBe('FORBIDDEN');
  });

  it('is safe: of two who change it at once, one does', async () => {
    await create(coupon());
    const both = await Promise.all([
      change(1, { most: 10, lastDay: day(3) }),
      change(1, { most: 20, lastDay: day(3) }),
    ]);
    expect(both.toSorted()).toEqual(['COUPON_CHANGED', 'done']);
  });
});

describe('endCoupon', () => {
  it('works: nobody can use it from then on', async () => {
    await create(coupon());
    expect(await end(1)).toBe('done');
    expect(await tried()).toMatch(/^COUPON_CODE_/);
    expect((await find()).items[0]).toMatchObject({ standing: 'ENDED', version: 2 });
    expect((await desk.audited('endCoupon')).at(-1)).toMatchObject({
      entity_id: 'TRYSAVE',
      version_before: 1,
      version_after: 2,
      reason: 'It went too well',
    });
  });

  it('refuses what is over or not there, and is safe to repeat', async () => {
    expect(await end(1)).toBe('COUPON_NOT_FOUND');
    await create(coupon());
    expect(await end(4)).toBe('COUPON_CHANGED');
    expect(await end(1)).toBe('done');
    expect(await end(1)).toBe('done');
    expect(await end(2)).toBe('COUPON_OVER');
    expect(await end(2, 'sales')).toBe('FORBIDDEN');
  });
});
