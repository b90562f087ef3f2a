import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { booking, FEE, PRICE, people } from './orders.ts';

let bff: Bff;
let by: ReturnType<typeof people>;
let order: OrderRecord;
beforeAll(async () => {
  bff = await startBff();
  by = people(bff);
  const placed = await by.place('owner', booking());
  if (placed.order === undefined) throw new Error(JSON.stringify(placed));
  order = placed.order;
});
afterAll(() => bff.stop());

describe('order, orders, nextOrderStates, cancellation, buyAgain, jobRecord', () => {
  const everything = (id: string) => `{ order(id: "${id}") orders { totalItems items }
    nextOrderStates(id: "${id}") cancellation(id: "${id}") { fate refund needsBank }
    buyAgain(id: "${id}") { slug color accent battery dealer } jobRecord(id: "${id}") { settledAt } }`;

  it('work for whom the order is', async () => {
    const { id } = order;
    expect(await by.ask('owner', everything(id))).toEqual({
      order: expect.objectContaining({ id, total: PRICE }),
      orders: { totalItems: 1, items: [expect.objectContaining({ id })] },
      nextOrderStates: ['PAYMENT_SETTLED', 'CANCELLED'],
      cancellation: { fate: 'refund', refund: 0, needsBank: false },
      buyAgain: {
        slug: 'alva-cervo',
        color: 'indie-red',
        accent: 'black',
        battery: 'dual',
        dealer: 'aec-scbd',
      },
      jobRecord: null,
    });
  });

  it('show nothing of it to anybody else, staff included', async () => {
    for (const other of ['owner2', 'staff', 'admin'] as const)
      expect(await by.ask(other, everything(order.id)), other).toEqual({
        order: null,
        orders: { totalItems: 0, items: [] },
        nextOrderStates: [],
        cancellation: null,
        buyAgain: null,
        jobRecord: null,
      });
  });

  it('are safe: other people’s changes find no order', async () => {
    const id = `id: "${order.id}"`;
    for (const name of ['checkPayment', 'payDownPayment', 'confirmReceived', 'changePaymentOption'])
      expect((await by.change('owner2', name, id)).errorCode, name).toBe('ORDER_NOT_FOUND');
    const cancel = `input: { orderId: "${order.id}", reason: NOT_WANTED, refund: 0 }`;
    expect((await by.change('owner2', 'cancelOrder', cancel)).errorCode).toBe('ORDER_NOT_FOUND');
    const pay = `${id}, locale: en, returnPath: "/en/purchase"`;
    expect((await by.change('owner2', 'startPayment', pay)).errorCode).toBe('ORDER_NOT_FOUND');
  });
});

describe('quoteOrder', () => {
  const QUOTE = `query Q($input: QuoteOrderInput!) { quoteOrder(input: $input) { __typename
    ... on OrderQuote { total totalWithoutHelp totalWithHelp bookingFee due preOrder unitsFree lines { type key amount } }
    ... on OrderRefusal { errorCode faults { field key } } } }`;
  const input = (more: object = {}) => {
    const { slug, choice, orderType, paymentOption, help } = booking();
    return { input: { slug, choice, orderType, paymentOption, help, ...more } };
  };

  it('works for anybody, with and without the help of the government', async () => {
    const answer = await by.ask<{ quoteOrder: object }>('guest', QUOTE, input());
    expect(answer.quoteOrder).toMatchObject({
      total: PRICE,
      totalWithoutHelp: PRICE,
      totalWithHelp: PRICE - 7_000_000,
      bookingFee: FEE,
      due: FEE,
      preOrder: false,
      unitsFree: 3,
    });
    const helped = await by.ask<{ quoteOrder: { lines: object[] } }>(
      'guest',
      QUOTE,
      input({ help: true }),
    );
    expect(helped.quoteOrder.lines).toContainEqual({
      type: 'GOVERNMENT_HELP',
      key: 'help',
      amount: -7_000_000,
    });
  });

  it('refuses what is not on offer, beside the field', async () => {
    const choice = { ...booking().choice, color: 'pink' };
    expect(await by.ask('guest', QUOTE, input({ choice }))).toMatchObject({
      quoteOrder: {
        errorCode: 'ORDER_INVALID',
        faults: expect.arrayContaining([{ field: 'choice.color', key: 'colour' }]),
      },
    });
    expect(await by.ask('guest', QUOTE, input({ slug: 'alva-n3', help: true }))).toMatchObject({
      quoteOrder: { __typename: 'OrderRefusal' },
    });
  });

  it('is safe: many at once get one answer, and nothing is reserved or written for them', async () => {
    const written = async () =>
      (
        await bff.db.primary.execute(`SELECT (SELECT count(*) FROM customer_order) AS orders,
          (SELECT count(*) FROM unit_reservation) AS units, (SELECT count(*) FROM coupon_use) AS uses`)
      ).rows[0];
    const before = await written();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => by.ask('guest', QUOTE, input())),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await written()).toEqual(before);
  });
});

describe('orderByCode', () => {
  const track = (code: string, phone: string) =>
    by.ask<{ orderByCode: object | null }>(
      'guest',
      `{ orderByCode(code: "${code}", phoneNumber: "${phone}") { state productName contactName } }`,
    );

  it('works with the number as people type it, and masks the name', async () => {
    const typed = `nup-${order.orderCode.toLowerCase()}`;
    expect((await track(typed, '0812-1001-0001')).orderByCode).toEqual({
      state: 'WAITING_PAYMENT',
      productName: 'ALVA CERVO',
      contactName: 'A** L******',
    });
  });

  it('refuses a wrong phone as it refuses a wrong number', async () => {
    expect((await track(order.orderCode, '081299999999')).orderByCode).toBeNull();
    expect((await track('0000000000', '081210010001')).orderByCode).toBeNull();
    expect((await track('x', 'y')).orderByCode).toBeNull();
  });

  it('is safe against trying by the dozen', async () => {
    const tries = Array.from({ length: 12 }, () => track('0000000000', '081210010001'));
    const refused = (await Promise.allSettled(tries)).filter(({ status }) => status === 'rejected');
    expect(refused.length).toBeGreaterThan(0);
    expect(String((refused[0] as PromiseRejectedResult).reason)).toContain('RATE_LIMITED');
  });
});

describe('an unpaid order that is cancelled', () => {
  it('the cancellation works, and a repeat changes nothing', async () => {
    const args = `input: { orderId: "${order.id}", reason: FOUND_CHEAPER, refund: 0 }`;
    for (const _ of [1, 2])
      expect((await by.change('owner', 'cancelOrder', args)).order).toMatchObject({
        state: 'CANCELLED',
        cancelReason: 'FOUND_CHEAPER',
      });
  });

  it('refuses payment afterwards', async () => {
    const pay = `id: "${order.id}", locale: en, returnPath: "/en/purchase"`;
    expect((await by.change('owner', 'startPayment', pay)).errorCode).toBe('ORDER_PAYMENT_STATE');
    const name = 'confirmReceived';
    expect((await by.change('owner', name, `id: "${order.id}"`)).errorCode).toBe(
      'ORDER_STATE_TRANSITION',
    );
  });
});
