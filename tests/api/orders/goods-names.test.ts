import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { orderName } from '#edge/contract/orders/order-name.ts';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { CAP, CONTACT, TEE } from './carts.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

let scene: OrderScene;
/** An order of two things, placed in Indonesian and paid. */
let id: string;

const rows = async (sql: string): Promise<readonly Record<string, unknown>[]> =>
  (await scene.bff.db.primary.execute({ sql, args: [id] })).rows;

beforeAll(async () => {
  scene = await openOrderScene();
  const { by } = scene;
  const cart = newId('crt');
  for (const variant of [CAP, TEE])
    await by.ask(
      'owner',
      `mutation { addItemToOrder(cart: "${cart}", productVariantId: "${variant}", quantity: 1) { __typename } }`,
    );
  const { active } = await by.ask<{ active: { id: string } }>(
    'owner',
    `{ active: activeOrder(cart: "${cart}") { id } }`,
  );
  const { set } = await by.ask<{ set: { total: number } }>(
    'owner',
    `mutation { set: setOrderShippingMethod(cart: "${active.id}", shippingMethodId: "PICKUP:aec-scbd") {
      ... on ActiveOrder { total } } }`,
  );
  id = newId('ord');
  const { total } = set;
  const sent = { id, cart: active.id, contact: CONTACT, total, locale: 'id', method: 'bca_va' };
  await by.ask(
    'owner',
    'mutation P($input: AddPaymentToOrderInput!) { addPaymentToOrder(input: $input) { __typename } }',
    { input: { ...sent, termsAccepted: true } },
  );
  await scene.pay(id);
  await scene.bff.tick();
});
afterAll(() => scene.stop());

const EXPECTED = { en: 'Cap +1', id: 'Topi +1' };

describe('the name of an order', () => {
  it('is that of the moment in both languages, for customer, device, desk and tracking', async () => {
    const { order } = await scene.by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
    expect(order.product).toMatchObject({ name: EXPECTED.id, names: EXPECTED });
    const { orderByCode } = await scene.by.ask<{ orderByCode: object }>(
      'guest',
      `{ orderByCode(code: "${order.orderCode}", phoneNumber: "${CONTACT.phoneNumber}") {
        names { locale text } } }`,
    );
    expect(orderByCode).toEqual({
      names: Object.entries(EXPECTED).map(([locale, text]) => ({ locale, text })),
    });
    const { orderDesk } = await scene.by.ask<{ orderDesk: { items: { order: OrderRecord }[] } }>(
      'admin',
      '{ orderDesk(queue: OPEN) { items { order } } }',
    );
    const row = orderDesk.items.find((each) => each.order.id === id);
    expect(row && orderName(row.order, 'en')).toBe(EXPECTED.en);
  });

  it('is in a queue in the language that is asked for', async () => {
    const detail = async (locale: 'en' | 'id') => {
      const { deskQueue } = await scene.by.ask<{
        deskQueue: { items: { subject: string; detail: string }[] };
      }>(
        'admin',
        `{ deskQueue(queue: PROCESS, sort: ASC, first: 50, locale: ${locale}) { items { subject detail } } }`,
      );
      return deskQueue.items.find(({ subject }) => subject === id)?.detail;
    };
    expect(await detail('en')).toBe(`${CONTACT.name} · ${EXPECTED.en}`);
    expect(await detail('id')).toBe(`${CONTACT.name} · ${EXPECTED.id}`);
  });

  it('stays when the name of the thing changes, and a receipt stays as it was issued', async () => {
    const before = await rows('SELECT facts, hash FROM order_receipt WHERE order_id = ?');
    expect(before).toHaveLength(1);
    await scene.bff.db.primary.execute(
      `UPDATE shop_item SET name = json('{"en":"Hat","id":"Peci"}') WHERE slug = 'cap'`,
    );
    const { order } = await scene.by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
    expect(orderName(order, 'en')).toBe(EXPECTED.en);
    expect(await rows('SELECT facts, hash FROM order_receipt WHERE order_id = ?')).toEqual(before);
  });

  it('is of its things where it was placed before names were stored, and in a queue as it was written down', async () => {
    await scene.bff.db.primary.execute({
      sql: `UPDATE customer_order SET product = json_remove(product, '$.names') WHERE id = ?`,
      args: [id],
    });
    const { order } = await scene.by.ask<{ order: OrderRecord }>('owner', `{ order(id: "${id}") }`);
    expect(order.product.names).toBeUndefined();
    expect(orderName(order, 'en')).toBe(EXPECTED.en);
    expect(orderName(order, 'id')).toBe(EXPECTED.id);
  });
});
