import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId, ulid } from '#edge/contract/ids.ts';
import { LOCAL_SERVER_KEY } from '#edge/domains/payments/index.ts';
import { type Provider, startProvider } from '#edge/payments-sandbox/start.ts';
import type { ActorName } from '#tests/support/actors.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { ADDRESS, CAP, type CartAnswer, CONTACT, cartsOf, payment, TEE } from './carts.ts';

let bff: Bff;
let provider: Provider;
let carts: ReturnType<typeof cartsOf>;

beforeAll(async () => {
  provider = await startProvider(
    { ALVA_ENV: 'embedded' },
    { serverKey: LOCAL_SERVER_KEY, behaviour: { silent: true } },
  );
  bff = await startBff({ MIDTRANS_SNAP_URL: provider.origin, MIDTRANS_API_URL: provider.origin });
  carts = cartsOf(bff);
});
afterAll(async () => {
  await bff.stop();
  await provider.stop();
});

describe('activeOrder, addItemToOrder, adjustOrderLine, removeOrderLine, mergeCart, eligibleShippingMethods, setOrderShippingAddress, setOrderShippingMethod, applyCouponCode, removeCouponCode and addPaymentToOrder work', () => {
  it('for a guest, who signs in, has it delivered and pays', async () => {
    const cart = newId('crt');
    await carts.add('guest', cart, TEE, 2);
    const guests = await carts.change(
      'guest',
      `adjustOrderLine(cart: "${cart}", orderLineId: "${CAP}", quantity: 3)`,
    );
    expect(guests).toMatchObject({ isGuest: true, totalQuantity: 5, shipping: null });
    const fewer = await carts.change(
      'guest',
      `removeOrderLine(cart: "${cart}", orderLineId: "${CAP}")`,
    );
    expect(fewer.lines).toMatchObject([{ id: TEE, quantity: 2, kind: 'apparel', size: 'M' }]);

    const merged = await carts.ask<{ mergeCart: CartAnswer }>(
      'owner',
      `mutation { mergeCart(cart: "${cart}") { id isGuest } }`,
    );
    expect(merged.mergeCart).toEqual({ id: cart, isGuest: false });
    expect(await carts.active('guest', cart)).toBeNull();

    const addressed = await carts.change(
      'owner',
      `setOrderShippingAddress(cart: "${cart}", input: $input)`,
      { input: ADDRESS },
    );
    expect(addressed.shippingAddress).toEqual({ cityName: 'Kota Jakarta Selatan' });
    const { eligibleShippingMethods: ways } = await carts.ask<{
      eligibleShippingMethods: { id: string; price: number | null; isEligible: boolean }[];
    }>(
      'owner',
      `{ eligibleShippingMethods(cart: "${cart}") { id price isEligible eligibilityMessage name } }`,
    );
    expect(ways.find(({ id }) => id === 'PARCEL')).toMatchObject({ isEligible: true });
    expect(ways.filter(({ id }) => id.startsWith('PICKUP:')).length).toBeGreaterThan(2);
    const chosen = await carts.change(
      'owner',
      `setOrderShippingMethod(cart: "${cart}", shippingMethodId: "PARCEL")`,
    );
    expect(chosen.shipping).toBe(ways.find(({ id }) => id === 'PARCEL')?.price);
    const coupon = await carts.change(
      'owner',
      `applyCouponCode(cart: "${cart}", couponCode: "siapjalan")`,
    );
    const sum = (coupon.priceLines as { amount: number }[]).reduce(
      (all, { amount }) => all + amount,
      0,
    );
    expect(sum).toBe(coupon.total ?? coupon.activeOrder?.total);
    await carts.change('owner', `removeCouponCode(cart: "${cart}")`);

    const { total } = (await carts.active('owner', cart)) ?? { total: 0 };
    const input = payment(cart, total);
    const paying = await carts.pay('owner', input);
    expect(paying).toMatchObject({
      __typename: 'OrderChanged',
      order: { kind: 'GOODS', state: 'WAITING_PAYMENT', due: total, items: [{ variantId: TEE }] },
    });
    expect(paying.url).toContain(provider.origin);
    expect(await carts.pay('owner', input)).toMatchObject({
      order: { id: input.id },
      url: paying.url,
    });
    expect(await carts.active('owner', cart)).toBeNull();
    expect(await carts.add('owner', cart)).toMatchObject({ errorCode: 'ORDER_MODIFICATION' });
  });

  it('with a battery that is bought for a motorcycle of one’s own that it fits, and for no other', async () => {
    const { rows } = await bff.db.primary.execute(
      "SELECT id, vin FROM vehicle WHERE id IN ('veh_ayu_cervo', 'veh_ayu_one', 'veh_bima_q') ORDER BY id",
    );
    const [own, unfit, strange] = rows.map(({ vin }) => String(vin));
    const variantId = 'itm_battery-alva-cervo_-';
    const cart = newId('crt');
    await carts.add('owner', cart, variantId);
    const { eligibleShippingMethods: ways } = await carts.ask<{
      eligibleShippingMethods: { id: string; isEligible: boolean }[];
    }>('owner', `{ eligibleShippingMethods(cart: "${cart}") { id isEligible } }`);
    const pickup = ways.find(({ id, isEligible }) => isEligible && id.startsWith('PICKUP:'))?.id;
    const { total } = await carts.change(
      'owner',
      `setOrderShippingMethod(cart: "${cart}", shippingMethodId: "${pickup}")`,
    );
    const input = payment(cart, total);
    expect(
      await carts.pay('owner', { ...input, vehicles: [{ variantId, vin: strange }] }),
    ).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'vehicles.0.vin', key: 'vin.invalid' }],
    });
    expect(
      await carts.pay('owner', { ...input, vehicles: [{ variantId, vin: unfit }] }),
    ).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'vehicles.0.vin', key: 'vin.fit' }],
    });
    expect(
      await carts.pay('owner', { ...input, vehicles: [{ variantId, vin: own }] }),
    ).toMatchObject({
      order: { items: [{ kind: 'battery', vin: own }] },
    });
  });

  it('adds once what is sent twice with one key', async () => {
    const cart = newId('crt');
    const key = ulid(Date.now());
    await Promise.all([1, 2].map(() => carts.add('guest', cart, CAP, 2, key)));
    expect((await carts.active('guest', cart))?.totalQuantity).toBe(2);
  });
});

describe('activeOrder, addItemToOrder and addPaymentToOrder refuse', () => {
  it('with the fields of each code, and the cart as it stands', async () => {
    const cart = newId('crt');
    expect(await carts.change('guest', `removeCouponCode(cart: "${cart}")`)).toMatchObject({
      errorCode: 'NO_ACTIVE_ORDER',
      activeOrder: null,
    });
    await carts.add('guest', cart);
    expect(await carts.add('guest', cart, CAP, -1)).toMatchObject({
      errorCode: 'NEGATIVE_QUANTITY',
      activeOrder: { totalQuantity: 1 },
    });
    expect(await carts.add('guest', cart, 'itm_rear-rack_-', 50)).toMatchObject({
      errorCode: 'INSUFFICIENT_STOCK',
      maxItems: null,
    });
    expect(await carts.add('guest', cart, 'itm_rubber-floor-mat_-', 60)).toMatchObject({
      errorCode: 'ORDER_LIMIT',
      maxItems: 60,
      quantityAvailable: null,
    });
    expect(
      await carts.change('guest', `applyCouponCode(cart: "${cart}", couponCode: "guess")`),
    ).toMatchObject({
      errorCode: 'COUPON_CODE_INVALID',
      message: 'The promo code you input is wrong',
      couponCode: 'GUESS',
    });
  });

  it('a way of delivery, a way of paying and a figure that do not fit', async () => {
    const cart = newId('crt');
    await carts.add('owner2', cart, 'itm_battery-alva-n3_-');
    expect(
      await carts.change(
        'owner2',
        `setOrderShippingMethod(cart: "${cart}", shippingMethodId: "PARCEL")`,
      ),
    ).toMatchObject({
      errorCode: 'INELIGIBLE_SHIPPING_METHOD',
      eligibilityCheckerMessage: 'DANGEROUS',
    });
    const { total } = await carts.collect('owner2', cart);
    const input = payment(cart, total);
    expect(await carts.pay('owner2', { ...input, method: 'alfamart' })).toMatchObject({
      errorCode: 'INELIGIBLE_PAYMENT_METHOD',
      eligibilityCheckerMessage: 'AMOUNT_TOO_HIGH',
    });
    expect(await carts.pay('owner2', { ...input, total: total - 1 })).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      totalNow: total,
      activeOrder: { id: cart },
    });
  });
});

describe('addItemToOrder and addPaymentToOrder refuse more than there is', () => {
  it('with what is left of it', async () => {
    const variantId = 'itm_rear-rack_-';
    await carts.stock(variantId, 3);
    const cart = newId('crt');
    expect(await carts.add('admin', cart, variantId, 4)).toMatchObject({
      errorCode: 'INSUFFICIENT_STOCK',
      quantityAvailable: 3,
    });
    await carts.add('admin', cart, variantId, 3);
    const { total } = await carts.collect('admin', cart);
    await carts.stock(variantId, 2);
    expect(await carts.pay('admin', payment(cart, total))).toMatchObject({
      errorCode: 'INSUFFICIENT_STOCK',
      quantityAvailable: 2,
      orderId: null,
      activeOrder: { id: cart, lines: [{ quantity: 3, quantityAvailable: 2 }] },
    });
  });
});

describe('addPaymentToOrder refuses', () => {
  it('a cart whose order was withdrawn, and names that order, which shows as withdrawn to whoever tracks it without an account', async () => {
    const { input, code } = await carts.ordered('affiliate', CAP);
    const track = async () =>
      (
        await carts.ask<{ orderByCode: object | null }>(
          'guest',
          `{ orderByCode(code: "${code}", phoneNumber: "${CONTACT.phoneNumber}") {
            kind state productName contactName deliveryMethod } }`,
        )
      ).orderByCode;
    const seen = {
      kind: 'GOODS',
      productName: expect.stringMatching(/./),
      contactName: 'A** L******',
      deliveryMethod: 'PICKUP_AT_DEALER',
    };
    expect(await track()).toEqual({ ...seen, state: 'WAITING_PAYMENT' });
    const { done } = await carts.ask<{ done: { __typename: string } }>(
      'affiliate',
      'mutation C($input: CancelOrderInput!) { done: cancelOrder(input: $input) { __typename } }',
      { input: { orderId: input.id, reason: 'NOT_WANTED', refund: 0 } },
    );
    expect(done).toEqual({ __typename: 'OrderChanged' });
    expect(await carts.pay('affiliate', input)).toMatchObject({
      errorCode: 'ORDER_PAYMENT_STATE',
      orderId: input.id,
      activeOrder: null,
    });
    expect(await track()).toEqual({ ...seen, state: 'CANCELLED' });
  });
});

describe('addPaymentToOrder is safe', () => {
  it('for a cart that was changed elsewhere, or has other prices, since it was looked at, also at the same total', async () => {
    const cart = newId('crt');
    await carts.add('staff', cart, CAP);
    await carts.add('staff', cart, TEE);
    await carts.collect('staff', cart);
    const { rows } = await bff.db.primary.execute(
      "SELECT slug, price_idr FROM shop_item WHERE slug IN ('cap', 'logo-tee') ORDER BY slug",
    );
    const priced = async (more: readonly [number, number]) => {
      for (const [at, { slug, price_idr }] of rows.entries())
        await bff.db.primary.execute({
          sql: 'UPDATE shop_item SET price_idr = ? WHERE slug = ?',
          args: [Number(price_idr) + (more[at] ?? 0), String(slug)],
        });
    };
    const looked = async () => {
      const now = await carts.active('staff', cart);
      if (now === null) throw new Error('The cart is gone.');
      const prices = now.lines.map(({ id: variantId, unitPrice }) => ({ variantId, unitPrice }));
      return payment(cart, now.total, {
        seen: { version: now.version, shipping: now.shipping, prices },
      });
    };
    const input = await looked();
    await priced([5_000, -5_000]);
    expect(await carts.pay('staff', input)).toMatchObject({
      errorCode: 'ORDER_PRICE_CHANGED',
      totalNow: input.total,
      activeOrder: { id: cart },
    });
    await priced([0, 0]);
    for (const quantity of [2, 1])
      await carts.change(
        'staff',
        `adjustOrderLine(cart: "${cart}", orderLineId: "${CAP}", quantity: ${quantity})`,
      );
    expect(await carts.pay('staff', input)).toMatchObject({
      errorCode: 'ORDER_CHANGED',
      activeOrder: { id: cart },
    });
    const again = await looked();
    const wrong = { ...again, seen: { ...again.seen, shipping: -1 } };
    expect(await carts.pay('staff', wrong)).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'seen.shipping' }],
    });
    expect(await carts.pay('staff', again)).toMatchObject({ order: { id: again.id } });
  });
});

describe('activeOrder and mergeCart are safe', () => {
  it('of a customer is nobody else’s, and nobody else’s cart can be merged into one’s own', async () => {
    const cart = newId('crt');
    await carts.add('affiliate', cart, TEE);
    for (const by of ['guest', 'owner2'] as const) {
      const seen = await carts.active(by, cart);
      expect(seen?.lines.map(({ id }) => id) ?? []).not.toContain(TEE);
    }
    const { mergeCart } = await carts.ask<{ mergeCart: CartAnswer | null }>(
      'staff',
      `mutation { mergeCart(cart: "${cart}") { id } }`,
    );
    expect(mergeCart).toBeNull();
    expect((await carts.active('affiliate', cart))?.totalQuantity).toBe(1);
  });

  it('is asked for by ids of its own form alone', async () => {
    for (const cart of ['', 'crt_x', `${newId('crt')}x`, "' OR 1=1"]) {
      expect(await carts.active('guest', cart)).toBeNull();
      expect(
        await carts.change('guest', `removeCouponCode(cart: ${JSON.stringify(cart)})`),
      ).toMatchObject({
        errorCode: 'ORDER_INVALID',
      });
    }
  });
});

describe('applyCouponCode refuses', () => {
  const made = (code: string, more = '') =>
    bff.db.primary
      .execute(
        `INSERT OR REPLACE INTO coupon (code, kind, amount_idr, applies_to, starts_at, most_per_person, used) VALUES
        ('${code}', 'AMOUNT', 10000, 'GOODS', 1, 1, 0)`,
      )
      .then(() =>
        more === ''
          ? undefined
          : bff.db.primary.execute(`UPDATE coupon SET ${more} WHERE code = '${code}'`),
      );
  const apply = (by: ActorName, cart: string, code: string) =>
    carts.change(by, `applyCouponCode(cart: "${cart}", couponCode: "${code}")`);

  it('a code that is over, used up, for other goods or for more of them, each by its name, and the price stays', async () => {
    const cart = newId('crt');
    const { total } = await carts.add('guest', cart, TEE);
    await made('CARTOVER', 'ends_at = 2');
    await made('CARTSPENT', 'most = 3, used = 3');
    await made('CARTOTHER', `products = '["cap"]'`);
    await made('CARTMORE', 'minimum_idr = 90000000');
    expect(await apply('guest', cart, 'cartover')).toMatchObject({
      errorCode: 'COUPON_CODE_EXPIRED',
      couponCode: 'CARTOVER',
      couponReason: null,
    });
    expect(await apply('guest', cart, 'CARTSPENT')).toMatchObject({
      errorCode: 'COUPON_CODE_LIMIT',
      limit: 3,
    });
    expect(await apply('guest', cart, 'CARTOTHER')).toMatchObject({
      errorCode: 'COUPON_CODE_INVALID',
      couponReason: 'OTHER_PRODUCT',
    });
    expect(await apply('guest', cart, 'CARTMORE')).toMatchObject({
      errorCode: 'COUPON_CODE_INVALID',
      couponReason: 'MINIMUM',
      minimum: 90_000_000,
      activeOrder: { couponCode: null, total },
    });
    await made('CARTGONE');
    expect(await apply('guest', cart, 'CARTGONE')).toMatchObject({ total: total - 10_000 });
    await made('CARTGONE', 'ends_at = 2');
    expect(await carts.active('guest', cart)).toMatchObject({
      couponErrorCode: 'COUPON_CODE_EXPIRED',
      discount: 0,
      total,
    });
  });

  it('a code longer than any, by its field, and the cart stays as it was', async () => {
    const cart = newId('crt');
    await carts.add('guest', cart, TEE);
    await made('CARTSHORT');
    await apply('guest', cart, 'CARTSHORT');
    const before = await carts.active('guest', cart);
    expect(before).toMatchObject({ couponCode: 'CARTSHORT' });
    expect(await apply('guest', cart, 'X'.repeat(33))).toMatchObject({
      errorCode: 'ORDER_INVALID',
      faults: [{ field: 'couponCode', key: 'promo-code.too-long' }],
    });
    expect(await carts.active('guest', cart)).toEqual(before);
    expect(await apply('guest', cart, 'X'.repeat(32))).toMatchObject({
      errorCode: 'COUPON_CODE_INVALID',
    });
  });

  it('whoever tries codes too often, also the right one', async () => {
    const cart = newId('crt');
    await carts.add('staff', cart, TEE);
    await made('CARTRIGHT');
    for (let tries = 0; tries < 60; tries += 1)
      expect(await apply('staff', cart, `GUESS${tries}`)).toMatchObject({
        errorCode: 'COUPON_CODE_INVALID',
      });
    await expect(apply('staff', cart, 'CARTRIGHT')).rejects.toThrow('RATE_LIMITED');
    expect(await carts.active('staff', cart)).toMatchObject({ couponCode: null });
  });
});

describe('activeOrder works', () => {
  it('names the order of one’s own that paying ends, only where there is too little beside it', async () => {
    const variantId = 'itm_sling-bag_-';
    await carts.stock(variantId, 1);
    const { code } = await carts.ordered('owner2', variantId);
    const cart = newId('crt');
    await carts.add('owner2', cart, variantId);
    const again = await carts.collect('owner2', cart);
    expect(again).toMatchObject({
      heldByOrders: [code],
      lines: [{ quantityAvailable: 1 }],
    });
    await carts.stock(variantId, 2);
    expect(await carts.active('owner2', again.id)).toMatchObject({ heldByOrders: [] });
    await carts.change(
      'owner2',
      `removeOrderLine(cart: "${again.id}", orderLineId: "${variantId}")`,
    );
  });
});
