import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { idsOf, syncAll } from '#tests/api/sync/client.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, FEE, PRICE, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
});
afterAll(() => bff.stop());
beforeEach(() =>
  bff.db.primary.execute(`UPDATE customer_order SET state = 'CANCELLED', expires_at = NULL`),
);

const card = async (customerId: string): Promise<string> => {
  const id = newId('upl');
  await bff.db.primary.execute({
    sql: `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
      VALUES (?, ?, 'IDENTITY_CARD', 'image/jpeg', 1, 1, 1, ?, ?, 1, 1)`,
    args: [id, customerId, id, id],
  });
  return id;
};
const ownerWith = (identityCardImage: string) => ({
  customerType: 'personal',
  identityKind: 'KTP',
  isbuyer: true,
  name: 'Ayu Lestari',
  address: 'Jl. Melati 4',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12810',
  identityNumber: '3174 0147 0390 0001',
  identityCardImage,
  email: 'ayu@alva.demo',
  phoneNumber: '081210010001',
});

describe('placeOrder works', () => {
  it('for a booking, with a day to pay and a price of lines that add up', async () => {
    const { order } = await by.place('owner', booking());
    expect(order).toMatchObject({
      state: 'WAITING_PAYMENT',
      phase: 'BOOKING',
      total: PRICE,
      due: FEE,
      paymentState: 'UNPAID',
      vin: null,
    });
    expect(order?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(PRICE);
    expect(order?.orderCode).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
    const window = Date.parse(order?.expiresAt ?? '') - Date.parse(order?.placedAt ?? '');
    expect(window).toBe(DAY_MS);
  });

  it('for a direct purchase, which reserves a unit at once', async () => {
    const owner = ownerWith(await card('cus_owner'));
    const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    const { order } = await by.place('owner', input);
    expect(order).toMatchObject({ phase: 'FINAL', due: PRICE, vin: expect.any(String) });
  });

  it('for a model without stock as a pre-order, with an hour to pay', async () => {
    const { rows } = await bff.db.primary.execute(
      `SELECT p.battery, p.otr_idr FROM product_price p JOIN product m ON m.id = p.product_id
        WHERE m.slug = 'alva-n3' AND p.area_code = '31' ORDER BY p.battery LIMIT 1`,
    );
    const choice = {
      color: 'shadow-black',
      accent: null,
      battery: rows[0]?.battery,
      area: '31',
      dealer: 'aec-scbd',
      delivery: 'PICKUP_AT_DEALER',
    };
    const input = booking({ slug: 'alva-n3', choice, total: rows[0]?.otr_idr });
    expect(await by.place('owner', input)).toMatchObject({ errorCode: 'INSUFFICIENT_STOCK' });
    const { order } = await by.place('owner', { ...input, preOrder: true });
    const window = Date.parse(order?.expiresAt ?? '') - Date.parse(order?.placedAt ?? '');
    expect([order?.preOrder, window]).toEqual([true, HOUR_MS]);
  });

  it('and the order comes to the devices of its customer, and to nobody else’s', async () => {
    const { order } = await by.place('owner', booking());
    const idsFor = async (name: ActorName) =>
      idsOf((await syncAll(bff, 'orders', null, await actor(bff, name))).pages);
    expect(await idsFor('owner')).toContain(order?.id);
    expect(await idsFor('owner2')).not.toContain(order?.id);
    expect(await idsFor('admin')).toEqual([]);
  });
});

describe('placeOrder refuses', () => {
  it.each([
    ['a total of the device’s own', { total: 1 }],
    ['a fee of the device’s own', { due: 1 }],
    ['the price with help that was not asked for', { total: PRICE - 7_000_000 }],
  ])('%s, and names the figures that hold', async (_, more) => {
    expect(await by.place('owner', booking(more))).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      total: PRICE,
      due: FEE,
    });
  });

  it('what is not filled in, beside its field', async () => {
    const { errorCode, faults } = await by.place('owner', booking({ orderType: 'FULL_PURCHASE' }));
    expect(errorCode).toBe('ORDER_INVALID');
    expect(faults).toContainEqual({ field: 'owner', key: 'owner.empty' });
  });

  it('somebody else’s picture of a card', async () => {
    const owner = ownerWith(await card('cus_owner2'));
    const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    expect((await by.place('owner', input)).errorCode).toBe('ORDER_UPLOAD_UNKNOWN');
  });

  it('an address out of reach, and an unknown coupon', async () => {
    const far = {
      provinceId: '94',
      cityId: '9401',
      districtId: '940101',
      address: 'Jl. Raya 1',
      zipCode: '98611',
    };
    const { rows } = await bff.db.primary.execute(
      `SELECT json_extract(cities, '$[0]') AS line FROM province_regions WHERE province_id = '94'`,
    );
    const [cityId = '', , , , first = ''] = String(rows[0]?.line).split('|');
    const address = { ...far, cityId, districtId: cityId + first.slice(0, 2) };
    const choice = { ...booking().choice, delivery: 'DELIVER_TO_HOME' };
    // A pin of the device's own moves no city.
    const inJakarta = { latitude: -6.22, longitude: 106.81 };
    for (const pin of [{}, inJakarta])
      expect(
        (await by.place('owner', booking({ choice, address: { ...address, ...pin } }))).errorCode,
      ).toBe('INELIGIBLE_SHIPPING_METHOD');
    expect((await by.place('owner', booking({ coupon: 'FREE' }))).errorCode).toBe(
      'COUPON_CODE_INVALID',
    );
  });

  it('a referral code of nobody, and one’s own, when it is priced and when it is placed', async () => {
    const quoted = async (who: ActorName, referralCode: string) => {
      const { slug, choice, orderType, paymentOption, help } = booking();
      const input = { slug, choice, orderType, paymentOption, help, referralCode };
      const document = `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) {
        __typename ... on OrderRefusal { errorCode } } }`;
      const { quoteOrder } = await by.ask<{ quoteOrder: object }>(who, document, { input });
      return quoteOrder;
    };
    const refused = { errorCode: 'ORDER_REFERRAL_INVALID' };
    expect(await quoted('owner', 'NOBODY-99')).toMatchObject(refused);
    expect(await quoted('affiliate', 'DIMAS-01')).toMatchObject(refused);
    expect(await quoted('owner', 'dimas-01')).toEqual({ __typename: 'OrderQuote' });
    const own = booking({ referralCode: 'DIMAS-01' });
    expect(await by.place('affiliate', own)).toMatchObject({
      ...refused,
      faults: [{ field: 'referralCode', key: 'referral-code' }],
    });
    expect((await by.place('owner', booking({ referralCode: 'DIMAS-01' }))).__typename).toBe(
      'OrderChanged',
    );
  });

  it('a sixth order while five wait for payment', async () => {
    for (let at = 0; at < 5; at++) await by.place('owner2', booking());
    expect((await by.place('owner2', booking())).errorCode).toBe('ORDER_LIMIT');
  });
});

describe('placeOrder is safe', () => {
  it('to repeat: the same id is the same order, with or without its key', async () => {
    const input = booking();
    const [first, second] = await Promise.all([by.place('owner', input), by.place('owner', input)]);
    const third = await by.place('owner', input);
    const codes = [first, second, third].map(({ order }) => order?.orderCode);
    expect(new Set(codes).size).toBe(1);
    const { rows } = await bff.db.primary.execute({
      sql: 'SELECT count(*) AS n FROM order_line WHERE order_id = ?',
      args: [input.id],
    });
    expect(rows[0]?.n).toBe(first.order?.lines.length);
  });

  it('against another order, or another person, under the same id', async () => {
    const input = booking();
    await by.place('owner', input);
    const changed = { ...input, contact: { ...input.contact, name: 'Somebody Else' } };
    expect((await by.place('owner', changed)).errorCode).toBe('ORDER_ID_TAKEN');
    expect((await by.place('owner2', input)).errorCode).toBe('ORDER_ID_TAKEN');
  });

  it('for the identity number: it is nowhere in the store as it was typed', async () => {
    const owner = ownerWith(await card('cus_owner'));
    const input = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    expect((await by.place('owner', input)).__typename).toBe('OrderChanged');
    const { rows } = await bff.db.primary.execute(
      `SELECT * FROM order_owner JOIN customer_order ON customer_order.id = order_id`,
    );
    expect(JSON.stringify(rows)).not.toContain('3174014703900001');
  });
});
