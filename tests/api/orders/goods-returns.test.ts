import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import { actor } from '#tests/support/actors.ts';
import type { OrderAnswer } from './orders.ts';
import { type OrderScene, openOrderScene } from './scene.ts';

const CAP = 'itm_cap_-';
const CONTACT = { name: 'Ayu Lestari', email: 'ayu@alva.demo', phoneNumber: '0812 1001 0001' };

let scene: OrderScene;
beforeAll(async () => {
  scene = await openOrderScene();
});
afterAll(() => scene.stop());

const order = (answer: OrderAnswer) => {
  if (answer.order === undefined) throw new Error(JSON.stringify(answer));
  return answer.order;
};

/** Three caps of the owner, paid; there is a receipt for them. */
const paid = async (): Promise<string> => {
  const cart = newId('crt');
  const { by } = scene;
  const added = await by.ask<{ add: { id: string; total: number } }>(
    'owner',
    `mutation { add: addItemToOrder(cart: "${cart}", productVariantId: "${CAP}", quantity: 3) {
      ... on ActiveOrder { id } } }`,
  );
  const ready = await by.ask<{ set: { total: number } }>(
    'owner',
    `mutation { set: setOrderShippingMethod(cart: "${added.add.id}", shippingMethodId: "PICKUP:aec-scbd") {
      ... on ActiveOrder { total } } }`,
  );
  const input = {
    cart: added.add.id,
    id: newId('ord'),
    contact: CONTACT,
    total: ready.set.total,
    locale: 'en',
    method: 'bca_va',
    termsAccepted: true,
  };
  await by.ask(
    'owner',
    `mutation P($input: AddPaymentToOrderInput!) { addPaymentToOrder(input: $input) { __typename } }`,
    { input },
  );
  await scene.pay(input.id);
  await scene.bff.tick();
  return input.id;
};

const handedOver = async (id: string): Promise<void> => {
  for (const name of ['processOrder', 'shipOrder']) await scene.must('admin', name, `id: "${id}"`);
  const { rows } = await scene.bff.db.primary.execute({
    sql: 'SELECT work_order, passkey FROM customer_order WHERE id = ?',
    args: [id],
  });
  const photo = await scene.upload('cus_admin', 'DELIVERY');
  const proof = `workOrder: "${rows[0]?.work_order}", passkey: "${rows[0]?.passkey}", photo: "${photo}"`;
  await scene.must('admin', 'deliverOrder', proof);
};

const request = (
  id: string,
  orderId: string,
  { quantity = 1, reason = 'CHANGED_MIND', photos = [] as readonly string[] } = {},
): string => `input: { id: "${id}", orderId: "${orderId}", reason: ${reason},
    lines: [{ position: 0, quantity: ${quantity} }], photos: ${JSON.stringify(photos)} }`;

const refunds = async (id: string): Promise<readonly number[]> => {
  const { rows } = await scene.bff.db.primary.execute({
    sql: 'SELECT amount_idr FROM payment_refund WHERE ref = ?',
    args: [id],
  });
  return rows.map((row) => Number(row.amount_idr));
};

describe('requestGoodsReturn, withdrawGoodsReturn, decideGoodsReturn and receiveGoodsReturn', () => {
  it('work: one of three goes back with a photo, and the receipt says what stays', async () => {
    const id = await paid();
    await handedOver(id);
    const photo = await scene.upload('cus_owner', 'RETURN');
    const returnId = newId('grt');
    const requested = await scene.must(
      'owner',
      'requestGoodsReturn',
      request(returnId, id, { reason: 'DAMAGED', photos: [photo] }),
    );
    const { total } = order(requested);
    expect(order(requested)).toMatchObject({
      items: [{ quantity: 3, left: 2 }],
      returns: [{ id: returnId, state: 'REQUESTED', photos: [`/files/${photo}`] }],
    });
    const { orderDesk } = await scene.by.ask<{
      orderDesk: { items: { order: { id: string }; attentions: string[] }[] };
    }>('admin', '{ orderDesk(queue: ATTENTION, take: 50) { items { order attentions } } }');
    const row = orderDesk.items.find((each) => each.order.id === id);
    expect(row?.attentions).toContain('RETURN_WAITS');

    const named = `id: "${id}", returnId: "${returnId}"`;
    const taken = await scene.must('admin', 'decideGoodsReturn', `${named}, accepted: true`);
    expect(order(taken).returns?.[0]).toMatchObject({ state: 'ACCEPTED' });
    for (const _ of [1, 2])
      await scene.must('admin', 'receiveGoodsReturn', `${named}, isRestocked: true`);
    expect(await refunds(id)).toEqual([Math.floor(total / 3)]);

    await scene.bff.db.primary.execute({
      sql: `UPDATE payment_refund SET state = 'SENT' WHERE ref = ?`,
      args: [id],
    });
    const code = order(requested).receipts?.[0]?.code ?? '';
    const { receiptByCode } = await scene.by.ask<{ receiptByCode: object }>(
      'guest',
      `{ receiptByCode(code: "${code}") { state amount refunded } }`,
    );
    expect(receiptByCode).toEqual({
      state: 'PARTLY_REFUNDED',
      amount: total,
      refunded: Math.floor(total / 3),
    });
  });

  it('work: a return waits in its queue for the answer, then for the goods, and leaves it paid back', async () => {
    const id = await paid();
    await handedOver(id);
    const returnId = newId('grt');
    const waiting = async () => {
      const { deskQueue } = await scene.by.ask<{
        deskQueue: {
          items: { id: string; since: string; due: string; amount: number; step: string }[];
          figures: { count: number };
        };
      }>(
        'admin',
        `{ deskQueue(queue: RETURNS, sort: ASC, first: 50) {
          items { id subject since due amount step } figures { count } } }`,
      );
      expect(deskQueue.figures.count).toBe(deskQueue.items.length);
      return deskQueue.items.find((each) => each.id === returnId);
    };
    const requested = await scene.must('owner', 'requestGoodsReturn', request(returnId, id));
    const { amount } = (order(requested) as unknown as { returns: [{ amount: number }] })
      .returns[0];
    const first = await waiting();
    expect(first).toMatchObject({ subject: id, amount, step: 'decide-return' });
    expect(Date.parse(first?.due ?? '') - Date.parse(first?.since ?? '')).toBe(DAY_MS);
    const named = `id: "${id}", returnId: "${returnId}"`;
    const taken = await scene.must('admin', 'decideGoodsReturn', `${named}, accepted: true`);
    const { backBy } = (order(taken) as unknown as { returns: [{ backBy: string }] }).returns[0];
    expect(await waiting()).toMatchObject({ due: backBy, step: 'receive-return' });
    await scene.must('admin', 'receiveGoodsReturn', `${named}, isRestocked: true`);
    expect(await waiting()).toBeUndefined();
  });

  it('refuse another’s order, more than there is, a second decision, and an order nobody has got', async () => {
    const id = await paid();
    const returnId = newId('grt');
    const early = await scene.by.change('owner', 'requestGoodsReturn', request(returnId, id));
    expect(early.errorCode).toBe('ORDER_RETURN_TOO_LATE');
    await handedOver(id);
    const foreign = await scene.by.change('owner2', 'requestGoodsReturn', request(returnId, id));
    expect(foreign.errorCode).toBe('ORDER_NOT_FOUND');
    const more = await scene.by.change(
      'owner',
      'requestGoodsReturn',
      request(returnId, id, { quantity: 4 }),
    );
    expect(more).toMatchObject({ errorCode: 'ORDER_RETURN_QUANTITY', quantityAvailable: 3 });
    const bare = request(returnId, id, { reason: 'NOT_WORKING' });
    const unseen = await scene.by.change('owner', 'requestGoodsReturn', bare);
    expect(unseen.faults).toMatchObject([{ field: 'photos', key: 'return.photo' }]);
    await scene.must('owner', 'requestGoodsReturn', request(returnId, id));
    const named = `id: "${id}", returnId: "${returnId}"`;
    const stale = `${named}, accepted: true, expectedVersion: 1`;
    expect((await scene.by.change('admin', 'decideGoodsReturn', stale)).errorCode).toBe(
      'ORDER_CHANGED',
    );
    await scene.must('owner', 'withdrawGoodsReturn', `id: "${returnId}"`);
    const late = await scene.by.change('admin', 'decideGoodsReturn', `${named}, accepted: true`);
    expect(late.errorCode).toBe('ORDER_RETURN_CLOSED');
    expect(await refunds(id)).toEqual([]);
  });

  it('are safe: what is sent twice at once is one return, and its photos are its owner’s and the desk’s', async () => {
    const id = await paid();
    await handedOver(id);
    const photo = await scene.upload('cus_owner', 'RETURN');
    const returnId = newId('grt');
    const sent = request(returnId, id, { reason: 'DAMAGED', photos: [photo] });
    const answers = await Promise.all([
      scene.must('owner', 'requestGoodsReturn', sent),
      scene.must('owner', 'requestGoodsReturn', sent),
    ]);
    for (const answer of answers) expect(order(answer).returns).toHaveLength(1);
    const stranger = { headers: await actor(scene.bff, 'owner2') };
    expect((await scene.bff.fetch(`/files/${photo}`, stranger)).status).toBe(404);
  });
});

describe('withdrawOrderItems', () => {
  const out = (id: string, returnId: string, quantity: number): string =>
    `id: "${id}", returnId: "${returnId}", lines: [{ position: 0, quantity: ${quantity} }], reason: NOT_ON_THE_SHELF`;

  it('works: the order goes on with the rest, and what was paid for the others goes back once', async () => {
    const id = await paid();
    const returnId = newId('grt');
    const before = order(await scene.must('owner', 'checkPayment', `id: "${id}"`)).total;
    for (const _ of [1, 2]) await scene.must('admin', 'withdrawOrderItems', out(id, returnId, 2));
    const after = order(await scene.must('owner', 'checkPayment', `id: "${id}"`));
    expect(after).toMatchObject({
      state: 'PAYMENT_SETTLED',
      items: [{ quantity: 3, left: 1 }],
      returns: [{ state: 'REFUNDED', reason: 'NOT_ON_THE_SHELF' }],
    });
    const [back = 0] = await refunds(id);
    expect(after.total + back).toBe(before);
    await handedOver(id);
  });

  it('refuses all of an order, and one that was handed over', async () => {
    const id = await paid();
    const all = await scene.by.change('admin', 'withdrawOrderItems', out(id, newId('grt'), 3));
    expect(all.errorCode).toBe('ORDER_RETURN_EVERYTHING');
    await handedOver(id);
    const late = await scene.by.change('admin', 'withdrawOrderItems', out(id, newId('grt'), 1));
    expect(late.errorCode).toBe('ORDER_STATE_TRANSITION');
    expect(await refunds(id)).toEqual([]);
  });
});

describe('handOverOrderItems', () => {
  const part = (id: string, parcelId: string, quantity: number): string =>
    `id: "${id}", parcelId: "${parcelId}", lines: [{ position: 0, quantity: ${quantity} }]`;

  it('works: the customer sees line by line what came, once for each parcel, and the rest comes later', async () => {
    const id = await paid();
    await scene.must('admin', 'processOrder', `id: "${id}"`);
    const parcel = newId('gho');
    for (const _ of [1, 2]) await scene.must('admin', 'handOverOrderItems', part(id, parcel, 2));
    const between = order(await scene.must('owner', 'checkPayment', `id: "${id}"`));
    expect(between).toMatchObject({
      state: 'SHIPPED',
      items: [{ quantity: 3, received: 2, takenOut: 0 }],
    });
    await handedOver(id);
    const after = order(await scene.must('owner', 'checkPayment', `id: "${id}"`));
    expect(after).toMatchObject({ state: 'DELIVERED', items: [{ received: 3 }] });
  });

  it('refuses what has not been packed, what is not there, everything, and a version that is gone', async () => {
    const id = await paid();
    const codeOf = async (args: string) =>
      (await scene.by.change('admin', 'handOverOrderItems', args)).errorCode;
    expect(await codeOf(part(id, newId('gho'), 1))).toBe('ORDER_STATE_TRANSITION');
    await scene.must('admin', 'processOrder', `id: "${id}"`);
    expect(await codeOf(part(id, newId('gho'), 4))).toBe('ORDER_RETURN_QUANTITY');
    expect(await codeOf(part(id, newId('gho'), 3))).toBe('ORDER_RETURN_EVERYTHING');
    expect(await codeOf(part(id, 'gho_x', 1))).toBe('ORDER_INVALID');
    const old = `${part(id, newId('gho'), 1)}, expectedVersion: 1`;
    expect(await codeOf(old)).toBe('ORDER_CHANGED');
  });
});
