import { afterAll, describe, expect, it } from 'vitest';
import { newId } from '#edge/contract/ids.ts';
import { orderDifferences } from '#edge/domains/orders/differences.sql.ts';
import { differences } from '#edge/domains/payments/index.ts';
import type { ActorName } from '#tests/support/actors.ts';
import { CAP } from '#tests/support/goods-shop.ts';
import { ride } from '#tests/support/killed/rider.ts';
import { openTown, PATIENCE_MS, pause, type Town, untilDone } from '#tests/support/killed/town.ts';
import { look } from '#tests/support/killed/visitor.ts';
import { ownerWith } from '#tests/support/order-shop.ts';
import { dice } from '#tests/support/random.ts';
import { booking, FEE, PRICE } from './orders.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** Each round kills every process once. There are more where a slow machine has not done enough by then. */
const ROUNDS = IS_FULL ? 12 : 2;
const [LEAST_MARKS, LEAST_ANSWERS] = [11, 51];
const BUYERS = IS_FULL ? 24 : 6;

/** A promo code of goods with one use. */
const CODE = 'KILLED';

const RESULT = '{ __typename ... on OrderChanged { order url } ... on OrderRefusal { errorCode } }';
const PLACE = `mutation P($input: PlaceOrderInput!) { it: placeOrder(input: $input) ${RESULT} }`;
const START = `mutation S($id: ID!, $method: String!) { it: startPayment(id: $id, method: $method, locale: en,
  returnPath: "/en/my-orders") ${RESULT} }`;
const CHECK = `mutation C($id: ID!) { it: checkPayment(id: $id) ${RESULT} }`;

const IN_CART = '{ __typename ... on CartRefusal { errorCode } }';
const ADD = `mutation A($cart: ID!) { it: addItemToOrder(cart: $cart, productVariantId: "${CAP}", quantity: 2) ${IN_CART} }`;
const COLLECT = `mutation M($cart: ID!) { it: setOrderShippingMethod(cart: $cart, shippingMethodId: "PICKUP:aec-scbd") ${IN_CART} }`;
const APPLY = `mutation A($cart: ID!) { it: applyCouponCode(cart: $cart, couponCode: "${CODE}") ${IN_CART} }`;
const TOTAL = 'query T($cart: ID!) { it: activeOrder(cart: $cart) { total } }';
const PAY_CART = `mutation P($input: AddPaymentToOrderInput!) { it: addPaymentToOrder(input: $input) {
  __typename ... on OrderChanged { order url } ... on CartRefusal { errorCode } } }`;

const CANCEL = `mutation C($input: CancelOrderInput!) { it: cancelOrder(input: $input) ${RESULT} }`;
const deskOperation = (name: string, more = ''): string =>
  `mutation D($id: ID!, $version: Int!) { it: ${name}(id: $id, expectedVersion: $version${more}) ${RESULT} }`;
const DELIVER = `mutation H($workOrder: String!, $passkey: String!, $photo: ID!, $version: Int!) {
  it: deliverOrder(workOrder: $workOrder, passkey: $passkey, photo: $photo, expectedVersion: $version) ${RESULT} }`;

/** The customer pays on the provider's page. */
const payAt = async (page: string, method: string): Promise<void> => {
  const form = (part: string, fields: Record<string, string>) =>
    fetch(`${page}${part}`, {
      method: 'POST',
      headers: { origin: new URL(page).origin },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    });
  await untilDone('paying', async () => {
    await form('/choose', { method });
    await form('/play', { what: 'pay' });
    return true;
  });
};

/** Somebody buys two caps with a promo code, by cart; whatever dies meanwhile, they ask again. */
const buyGoods = async (town: Town): Promise<string> => {
  const who = 'affiliate';
  const [cart, id] = [newId('crt'), newId('ord')];
  const inCart = (what: string, document: string) => {
    const key = newId('key').slice(4).toUpperCase();
    return untilDone(what, async () => {
      const answer = await town.ask(who, document, { cart }, key);
      if (answer.errorCode !== undefined) throw new Error(answer.errorCode);
      return answer;
    });
  };
  await inCart('filling', ADD);
  await inCart('the way', COLLECT);
  await inCart('the code', APPLY);
  const { total = 0 } = await inCart('the total', TOTAL);
  const key = newId('key').slice(4).toUpperCase();
  const contact = { name: 'Sari Wulandari', email: 'ayu@alva.demo', phoneNumber: '+6281210010001' };
  const input = { cart, id, contact, total, termsAccepted: true, locale: 'en', method: 'bca_va' };
  const page = await untilDone('the page', async () => {
    const answer = await town.ask(who, PAY_CART, { input }, key);
    if (answer.errorCode !== undefined) throw new Error(answer.errorCode);
    return answer.url ?? undefined;
  });
  await payAt(page, 'bca_va');
  return id;
};

/** Somebody buys; whatever dies meanwhile, they ask again with what they asked before. */
const buy = async (town: Town, at: number): Promise<string> => {
  const who = at % 2 === 0 ? 'owner' : 'owner2';
  const isDirect = at < 2;
  // One pays by what the provider pays back by itself.
  const method = at === 4 ? 'gopay' : 'bca_va';
  const owner = ownerWith(await town.card(`cus_${who}`));
  const input = isDirect
    ? booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE })
    : booking({ due: FEE });
  const key = newId('key').slice(4).toUpperCase();
  await untilDone('placing', async () => {
    const answer = await town.ask(who, PLACE, { input }, key);
    if (answer.errorCode === 'ORDER_LIMIT') return undefined;
    if (answer.errorCode !== undefined) throw new Error(answer.errorCode);
    return answer.order;
  });
  const { id } = input;
  const page = await untilDone('the page', async () => {
    const answer = await town.ask(who, START, { id, method });
    return answer.url ?? undefined;
  });
  await payAt(page, method);
  // Every third closes the browser: notification and worker have to do.
  if (at % 3 !== 2)
    await untilDone('the way back', async () => {
      const answer = await town.ask(who, CHECK, { id });
      return answer.order?.state === 'PAYMENT_SETTLED' || undefined;
    });
  return id;
};

type Row = Readonly<Record<string, unknown>>;

/** The order as the store has it, asked for until the store is there. */
const rowOf = (town: Town, id: string): Promise<Row> =>
  untilDone('the order', async () => {
    const { rows } = await town.db.primary.execute({
      sql: `SELECT o.*, (SELECT r.id FROM payment_refund r WHERE r.ref = o.id) AS refund,
        (SELECT r.state FROM payment_refund r WHERE r.ref = o.id) AS refund_state
        FROM customer_order o WHERE o.id = ?`,
      args: [id],
    });
    return rows[0];
  });

/** Staff do one thing; whatever dies meanwhile, they look again and ask again, until it is so. */
const staffDo = (
  town: Town,
  id: string,
  isSo: (row: Row) => boolean,
  ask: (row: Row) => Promise<unknown>,
): Promise<true> =>
  untilDone('the desk', async () => {
    const row = await rowOf(town, id);
    if (isSo(row)) return true;
    await ask(row);
    return isSo(await rowOf(town, id)) || undefined;
  });

/** The first motorcycle is prepared, sent and handed over while processes die. */
const handOver = async (town: Town, id: string): Promise<void> => {
  const photo = await town.card('cus_admin', 'DELIVERY');
  const desk = (name: string, to: string) =>
    staffDo(
      town,
      id,
      ({ state }) => state === to || state === 'DELIVERED',
      ({ version }) => town.ask('admin', deskOperation(name), { id, version }),
    );
  await desk('processOrder', 'SHIPPED');
  await desk('shipOrder', 'SHIPPING');
  await staffDo(
    town,
    id,
    ({ state }) => state === 'DELIVERED',
    ({ work_order: workOrder, passkey, version }) =>
      town.ask('admin', DELIVER, { workOrder, passkey, photo, version }),
  );
};

/** A booking is cancelled, and its fee transferred back, while processes die. */
const payBack = async (
  town: Town,
  id: string,
  { who, byBank }: { who: ActorName; byBank: boolean },
): Promise<void> => {
  const bank = {
    bankName: 'BCA',
    accountNumber: '1234567890',
    fullName: 'Ayu Lestari',
    identityNumber: '3174014703900001',
  };
  const input = { orderId: id, reason: 'NOT_WANTED', refund: FEE, ...(byBank && { bank }) };
  await staffDo(
    town,
    id,
    ({ state }) => state === 'CANCELLED',
    () => town.ask(who, CANCEL, { input }),
  );
  const refund = (name: string, to: readonly unknown[], more = '') =>
    staffDo(
      town,
      id,
      ({ refund_state: state }) => to.includes(state),
      (row) =>
        town.ask('admin', deskOperation(name, more), { id: row.refund, version: row.version }),
    );
  await refund('approveRefund', ['APPROVED', 'SENT', 'CONFIRMED']);
  if (byBank) await refund('confirmRefund', ['CONFIRMED'], ', reference: "BCA 1"');
  // Worker and provider do the rest.
  else
    await staffDo(
      town,
      id,
      ({ refund_state: state }) => state === 'CONFIRMED',
      () => pause(150),
    );
};

describe('programs of the site (pages, site, worker, store, replica and provider) killed in the middle of placing, paying, paying back, handing over and synchronising', () => {
  let town: Town | undefined;
  afterAll(() => town?.stop());

  it(`finish after a restart what was begun: every order, of motorcycles and of goods, is paid once, what a phone was told stands, and a visitor gets a page or is asked to come back (${BUYERS + 1} orders)`, {
    timeout: PATIENCE_MS * 2 + 60_000,
  }, async () => {
    town = await openTown();
    const { db, processes } = town;
    await db.primary.execute({
      sql: `INSERT INTO coupon (code, kind, amount_idr, applies_to, starts_at, most) VALUES (?, 'AMOUNT', 10000, 'GOODS', 0, 1)`,
      args: [CODE],
    });
    const random = dice(18);
    const buyers = Array.from({ length: BUYERS }, async (_, at) => {
      await pause(at * 400);
      return buy(town as Town, at);
    });
    let isOver = false;
    const { rows: chargers } = await db.primary.execute(
      'SELECT id FROM station ORDER BY id LIMIT 6',
    );
    const stations = chargers.map(({ id }) => String(id));
    const ridden = ride(town, stations, dice(25), () => isOver);
    const visits = look(town, stations[0] ?? '', () => isOver);
    const isEnough = () =>
      ridden.marks >= LEAST_MARKS &&
      visits.answers >= LEAST_ANSWERS &&
      visits.toldPages > 0 &&
      visits.waits > 0;
    const deaths: string[] = [];
    const killer = (async () => {
      for (let round = 0; round < ROUNDS || !isEnough(); round++)
        for (const name of Object.keys(processes).sort(() => random.roll(3) - 1)) {
          await pause(100 + random.roll(900));
          await processes[name]?.kill();
          deaths.push(name);
          await pause(random.roll(300));
          await processes[name]?.start();
        }
    })();
    // The first is handed over as soon as it is paid, and two bookings are paid back, each by its way.
    const journeys = [
      buyers[0]?.then((id) => handOver(town as Town, id)),
      buyers[3]?.then((id) => payBack(town as Town, id, { who: 'owner2', byBank: true })),
      buyers[4]?.then((id) => payBack(town as Town, id, { who: 'owner', byBank: false })),
    ];
    const [motorcycles, goods] = await Promise.all([
      Promise.all(buyers),
      buyGoods(town),
      // A phone that gives up ends the test.
      Promise.race([killer, ridden.ended, visits.ended]),
      ...journeys,
    ]);
    isOver = true;
    await Promise.all([ridden.ended, visits.ended]);
    expect(ridden.faults).toEqual([]);
    expect(ridden.marks).toBeGreaterThanOrEqual(LEAST_MARKS);
    expect(visits.faults).toEqual([]);
    expect(visits.answers).toBeGreaterThanOrEqual(LEAST_ANSWERS);
    expect(visits.toldPages).toBeGreaterThan(0);
    expect(visits.waits).toBeGreaterThan(0);
    const ids = [...motorcycles, goods];
    expect(new Set(deaths)).toEqual(
      new Set(['store', 'replica', 'provider', 'pages', 'site', 'worker']),
    );
    const states = async () => {
      const { rows } = await db.primary.execute(
        `SELECT o.id, o.state, o.required_idr AS due, (SELECT count(*) FROM transfer t
          WHERE t.ref = o.id AND t.code = 'payment') AS payments,
          (SELECT sum(t.amount_idr) FROM transfer t WHERE t.ref = o.id AND t.code = 'payment') AS paid
          FROM customer_order o`,
      );
      return rows.map((row) => ({ ...row }));
    };
    const wanted = new Map<unknown, string>(ids.map((id) => [id, 'PAYMENT_SETTLED']));
    wanted.set(ids[0], 'DELIVERED').set(ids[3], 'CANCELLED').set(ids[4], 'CANCELLED');
    await untilDone('the rest', async () =>
      (await states()).every(({ id, state }) => state === wanted.get(id)) ? true : undefined,
    );
    const rows = await states();
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const { id, payments, paid, due } of rows)
      if (wanted.get(id) === 'PAYMENT_SETTLED') expect([payments, paid]).toEqual([1, due]);
    const { rows: moved } = await db.primary.execute({
      sql: `SELECT code, sum(amount_idr) AS idr, count(*) AS n FROM transfer
        WHERE ref IN (?, ?, ?) AND code IN ('payment', 'sale', 'refund_paid_by_bank', 'refund_paid_by_provider') GROUP BY code ORDER BY code`,
      args: [ids[0] ?? '', ids[3] ?? '', ids[4] ?? ''],
    });
    expect(moved.map((row) => [row.code, row.idr, row.n])).toEqual([
      ['payment', PRICE + 2 * FEE, 3],
      ['refund_paid_by_bank', FEE, 1],
      ['refund_paid_by_provider', FEE, 1],
      ['sale', PRICE, 1],
    ]);
    const [ofPayments, ofOrders] = await db.readPrimary([differences({}), orderDifferences({})]);
    expect([...ofPayments, ...ofOrders]).toEqual([]);
    const { rows: reserved } = await db.primary.execute(
      `SELECT count(*) AS n FROM unit_reservation`,
    );
    expect(reserved[0]?.n).toBe(2);
    const { rows: ofGoods } = await db.primary.execute({
      sql: `SELECT (SELECT sum(quantity) FROM shop_hold WHERE order_id = ?) AS pieces,
        (SELECT used FROM coupon WHERE code = ?) AS used,
        (SELECT count(*) FROM order_item WHERE order_id = ?) AS items`,
      args: [goods, CODE, goods],
    });
    expect({ ...ofGoods[0] }).toEqual({ pieces: 2, used: 1, items: 1 });
  });
});
