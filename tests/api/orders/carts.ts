import { expect } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { type ActorName, actor } from '#tests/support/actors.ts';
import type { Bff } from '#tests/support/bff.ts';

export const CAP = 'itm_cap_-';
export const TEE = 'itm_logo-tee_M';
export const CONTACT = {
  name: 'Ayu Lestari',
  email: 'ayu@alva.demo',
  phoneNumber: '0812 1001 0001',
};
export const ADDRESS = {
  provinceId: '31',
  cityId: '3174',
  districtId: '317401',
  address: 'Jl. Melati 4',
  zipCode: '12810',
};
const CART = `fragment Cart on ActiveOrder { id version isGuest totalQuantity subTotal discount shipping total couponCode
    couponErrorCode shippingMethodId shippingFault heldByOrders priceLines { amount } shippingAddress { cityName }
    lines { id kind slug size fits quantity unitPrice linePrice quantityAvailable names { locale text } } }
  fragment Refusal on CartRefusal { errorCode faults { field key } message quantityAvailable maxItems couponCode limit minimum couponReason
    eligibilityCheckerMessage paymentErrorMessage totalNow orderId activeOrder { ...Cart } }
  fragment Result on ActiveOrderResult { __typename ...Cart ...Refusal }`;

export interface CartAnswer {
  readonly __typename: string;
  readonly id: string;
  readonly errorCode?: string;
  readonly activeOrder?: CartAnswer | null;
  readonly lines: readonly {
    readonly id: string;
    readonly quantity: number;
    readonly unitPrice: number;
  }[];
  readonly total: number;
  readonly [field: string]: unknown;
}

/** What is sent to pay a cart. */
export const payment = <More extends object>(cart: string, total: number, more?: More) => ({
  cart,
  id: newId('ord'),
  contact: CONTACT,
  total,
  locale: 'en',
  method: 'bca_va',
  termsAccepted: true,
  ...(more as More),
});

/** What people do with their carts, over GraphQL. */
export const cartsOf = (bff: Bff) => {
  const cookies = new Map<ActorName, { cookie: string }>();

  const ask = async <T>(by: ActorName, document: string, variables: object = {}, key?: string) => {
    const headers = by === 'guest' ? {} : (cookies.get(by) ?? (await actor(bff, by)));
    if (by !== 'guest') cookies.set(by, headers as { cookie: string });
    const { data, errors } = await bff.gql<T>(document, variables, {
      headers: { ...headers, ...(key && { 'idempotency-key': key }) },
    });
    if (errors !== undefined || !data) throw new Error(JSON.stringify(errors));
    return data;
  };

  const change = async (by: ActorName, call: string, variables: object = {}, key?: string) => {
    const declared = Object.entries({ input: 'OrderAddressInput!' })
      .filter(([name]) => name in variables)
      .map(([name, type]) => `$${name}: ${type}`);
    const head = declared.length === 0 ? '' : `(${declared.join(', ')})`;
    const document = `mutation M${head} { done: ${call} { ...Result } } ${CART}`;
    return (await ask<{ done: CartAnswer }>(by, document, variables, key)).done;
  };

  const active = async (by: ActorName, cart: string) =>
    (
      await ask<{ activeOrder: CartAnswer | null }>(
        by,
        `{ activeOrder(cart: "${cart}") { ...Cart } } ${CART.replace(/fragment Refusal[\s\S]*/, '')}`,
      )
    ).activeOrder;

  const add = (by: ActorName, cart: string, variant = CAP, quantity = 1, key?: string) =>
    change(
      by,
      `addItemToOrder(cart: "${cart}", productVariantId: "${variant}", quantity: ${quantity})`,
      {},
      key,
    );

  const pay = async (by: ActorName, input: object) =>
    (
      await ask<{ done: CartAnswer & { url?: string } }>(
        by,
        `mutation Pay($input: AddPaymentToOrderInput!) { done: addPaymentToOrder(input: $input) {
        __typename ... on OrderChanged { order url } ...Refusal } } ${CART.replace(/fragment Result[\s\S]*/, '')}`,
        { input },
      )
    ).done;

  const collect = (by: ActorName, cart: string) =>
    change(by, `setOrderShippingMethod(cart: "${cart}", shippingMethodId: "PICKUP:aec-scbd")`);

  /** One piece, to be collected, in a cart that becomes an order whose payment has begun. */
  const ordered = async (by: ActorName, variantId: string) => {
    const cart = newId('crt');
    await add(by, cart, variantId);
    const { id, total } = await collect(by, cart);
    const input = payment(id, total);
    expect(await pay(by, input)).toMatchObject({ __typename: 'OrderChanged' });
    const { rows } = await bff.db.primary.execute({
      sql: 'SELECT code FROM customer_order WHERE id = ?',
      args: [input.id],
    });
    return { input, code: String(rows[0]?.code) };
  };

  /** So many of it at one centre, and nowhere else. */
  const stock = (variantId: string, onHand: number) =>
    bff.db.primary.batch(
      [
        { sql: 'DELETE FROM shop_stock WHERE variant_id = ?', args: [variantId] },
        { sql: `INSERT INTO shop_stock VALUES (?, 'aec-scbd', ?)`, args: [variantId, onHand] },
      ],
      'write',
    );

  return { ask, change, active, add, pay, collect, ordered, stock };
};
