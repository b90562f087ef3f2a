import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { ORDER_ERROR_CODES, type OrderErrorCode } from '#edge/contract/orders/faults.ts';
import { quoteOrderInput } from '#edge/contract/orders/place-order.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { confirmReceived } from '#edge/domains/orders/choose-payment.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { primaryReader } from '#edge/domains/orders/load.ts';
import { checkPayment, startPayment } from '#edge/domains/orders/pay.ts';
import { priceOrder } from '#edge/domains/orders/price.ts';
import { enterCost } from '#edge/domains/orders/staff/registration.ts';
import type { Result } from '#edge/platform/result.ts';
import {
  addCoupon,
  booking,
  type OrderShop,
  openOrderShop,
  ownerWith,
  PRICE,
} from '#tests/support/order-shop.ts';
import { stores } from '#tests/support/stores.ts';

const AYU = 'cus_owner';
type Outcome = Promise<Result<unknown, OrderError>>;

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(stores[0].open);
});
afterAll(() => shop.stop());

const placed = async (): Promise<string> => {
  await shop.deps.db.primary.execute(`UPDATE customer_order SET customer_id = 'cus_admin'`);
  const done = await shop.place(AYU, booking());
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value.order.id;
};
const payWith = async (id: string, method: string | null): Outcome =>
  startPayment(AYU, { id, method, locale: 'en', returnUrl: 'http://site.test/' }, shop.deps);

const priceWith = (coupon: string): Outcome =>
  priceOrder(v.parse(quoteOrderInput, booking({ coupon })), {
    read: primaryReader(shop.deps.db),
    clock: shop.deps.clock,
    person: null,
    orderId: '',
  });

/** How to come to each code; edge/contract/error-sources.ts says which operation it is. */
const WAYS: Readonly<Record<OrderErrorCode, () => Outcome>> = {
  ORDER_STATE_TRANSITION: async () => confirmReceived(AYU, await placed(), shop.deps),
  ORDER_PAYMENT_STATE: async () => {
    const id = await placed();
    shop.wait(25 * HOUR_MS);
    return payWith(id, null);
  },
  ORDER_MODIFICATION: async () => {
    const cost = { costId: newId('cst'), label: 'STNK', amount: 1, receipt: 'x' };
    return enterCost(
      'cus_staff',
      { id: await placed(), ...cost, expectedVersion: null },
      shop.deps,
    );
  },
  ORDER_LIMIT: async () => {
    for (let at = 0; at < 5; at++) await shop.place('cus_owner2', booking());
    return shop.place('cus_owner2', booking());
  },
  INSUFFICIENT_STOCK: async () => {
    const choice = { ...booking().choice, battery: 'rent' };
    await shop.deps.db.primary.execute(`DELETE FROM unit WHERE battery = 'rent'`);
    const { rows } = await shop.deps.db.primary.execute(
      `SELECT otr_idr FROM product_price p JOIN product m ON m.id = p.product_id
        WHERE m.slug = 'alva-cervo' AND p.battery = 'rent' AND p.area_code = '31'`,
    );
    const total = Number(rows[0]?.otr_idr);
    const owner = ownerWith(await shop.card('cus_guest'));
    const order = booking({ choice, orderType: 'FULL_PURCHASE', owner, total, due: total });
    return shop.place('cus_guest', order);
  },
  INELIGIBLE_PAYMENT_METHOD: async () => {
    const owner = ownerWith(await shop.card('cus_guest'));
    const order = booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE });
    const done = await shop.place('cus_guest', order);
    if (!done.ok) return done;
    const input = {
      id: done.value.order.id,
      locale: 'en',
      returnUrl: 'http://site.test/',
    } as const;
    // A QR payment takes ten million at most.
    return startPayment('cus_guest', { ...input, method: 'other_qris' }, shop.deps);
  },
  INELIGIBLE_SHIPPING_METHOD: async () => {
    const { rows } = await shop.deps.db.primary.execute(
      `SELECT json_extract(cities, '$[0]') AS line FROM province_regions WHERE province_id = '94'`,
    );
    const [cityId = '', , , , first = ''] = String(rows[0]?.line).split('|');
    const address = {
      provinceId: '94',
      cityId,
      districtId: cityId + first.slice(0, 2),
      address: 'Jl. Raya 1',
      zipCode: '98611',
    };
    const choice = { ...booking().choice, delivery: 'DELIVER_TO_HOME' };
    return shop.place('cus_affiliate', booking({ choice, address }));
  },
  PAYMENT_DECLINED: async () => {
    const id = await placed();
    await payWith(id, 'credit_card');
    const t = await shop.transaction(id);
    if (t === undefined) throw new Error('no transaction');
    shop.bank.card(t, '4911111111111113');
    shop.bank.password(t, '112233');
    return checkPayment(AYU, id, shop.deps);
  },
  PAYMENT_FAILED: async () => {
    const id = await placed();
    const away = { ...shop.deps, fetch: async () => new Response(null, { status: 503 }) };
    return startPayment(
      AYU,
      { id, method: null, locale: 'en', returnUrl: 'http://site.test/' },
      away,
    );
  },
  COUPON_CODE_INVALID: () => priceWith('FREE'),
  COUPON_CODE_EXPIRED: async () => {
    await addCoupon(shop, { code: 'LASTYEAR', endsAt: shop.now() });
    return priceWith('LASTYEAR');
  },
  COUPON_CODE_LIMIT: async () => {
    await addCoupon(shop, { code: 'NONELEFT', most: 0 });
    return shop.place('cus_guest', booking({ coupon: 'NONELEFT' }));
  },
};

describe('every code of orders and payments', () => {
  it.each(ORDER_ERROR_CODES)('%s happens', async (code) => {
    expect(await WAYS[code]()).toMatchObject({ ok: false, error: { code } });
  });
});
