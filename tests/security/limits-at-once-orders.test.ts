import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '#db/query.ts';
import { newId } from '#edge/contract/ids.ts';
import { declaredLimits } from '#edge/platform/write/declared.ts';
import '#edge/graphql/main-schema.ts';
import { booking } from '#tests/api/orders/orders.ts';
import { type OrderScene, openOrderScene } from '#tests/api/orders/scene.ts';
import { actor } from '#tests/support/actors.ts';
import { ownerWith } from '#tests/support/order-shop.ts';
import { ORDER_LIMITS } from './order-limits.ts';

let scene: OrderScene;
let headers: { cookie: string };
beforeAll(async () => {
  scene = await openOrderScene();
  headers = await actor(scene.bff, 'owner');
});
afterAll(() => scene.stop());

/** Somebody else was faster, or the order has to be brought back first: the same person tries once more. */
const NOT_YET = ['UNAVAILABLE', 'ORDER_STATE_TRANSITION'];
/** By then each of the others had its turn. */
const TURNS = 100;

const answerTo = async (name: string, args: string, variables: object = {}): Promise<string> => {
  const head = Object.keys(variables).length > 0 ? '($input: CompleteOrderInput!)' : '';
  const { data, errors } = await scene.bff.gql<Record<string, { errorCode?: string }>>(
    `mutation M${head} { done: ${name}(${args}) { ... on OrderRefusal { errorCode } } }`,
    variables,
    { headers },
  );
  return String(errors?.[0]?.extensions?.code ?? data?.done?.errorCode ?? 'done');
};

/** Asks until the answer is about the limit, doing what makes room for the next one each time. */
const inTurn = async (ask: () => Promise<string>, makeRoom: () => Promise<unknown>) => {
  for (let turn = 0; turn < TURNS; turn++) {
    const answer = await ask();
    if (!NOT_YET.includes(answer)) return answer;
    await makeRoom();
  }
  return 'never';
};

const run = (statement: string): Promise<unknown> =>
  scene.bff.db.write([raw(sql.raw(statement), () => undefined)]);
const count = async (statement: string): Promise<number> => {
  const [n] = await scene.bff.db.readPrimary([
    raw(sql.raw(statement), ({ rows }) => Number(rows[0]?.n)),
  ]);
  return n;
};

/** All of one order: more of them would mostly wait for one another. */
const AT_ONCE = 5;

interface Burst {
  /** Those there are before, so that some of a burst are let in and some are not. */
  readonly before: number;
  readonly order: () => Promise<string>;
  readonly send: (order: string, at: number) => Promise<string>;
  readonly rows: (order: string) => string;
  /** A request that finds its work done by another is a success that writes nothing. */
  readonly mayRepeat?: true;
}

const complain = (order: string) =>
  answerTo(
    'openComplaint',
    `input: { id: "${newId('cmp')}", orderId: "${order}", subject: OTHER, text: "x", files: [] }`,
  );

/** White and black in turn, so that each is another one than the one before it. */
const recolour = (order: string, at: number) =>
  answerTo(
    'changeOrder',
    `id: "${order}", change: { kind: COLOR, color: "indie-red", accent: "${at % 2 ? 'white' : 'black'}" },
      total: ${booking().total}, due: 0, refund: 0`,
  );

const LIMITS: Readonly<Record<(typeof ORDER_LIMITS)[number], Burst>> = {
  'orders.complaints': {
    before: 8,
    order: async () => {
      const order = await scene.booked();
      await run(`INSERT INTO order_complaint (id, order_id, state, subject, opened_at, updated_at)
        SELECT 'cmp_' || value, '${order}', 'WITHDRAWN', 'OTHER', 1, 1 FROM json_each('[1,2,3,4,5,6,7,8]')`);
      return order;
    },
    // One is under way at a time: whoever finds one withdraws it.
    send: (order) =>
      inTurn(
        () => complain(order),
        () => answerTo('withdrawComplaint', `orderId: "${order}"`),
      ),
    rows: (order) => `SELECT count(*) AS n FROM order_complaint WHERE order_id = '${order}'`,
  },
  'orders.complaint-messages': {
    before: 58,
    order: async () => {
      const order = await scene.booked();
      expect(await complain(order)).toBe('done');
      await run(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 57)
        INSERT INTO order_complaint_message (id, complaint_id, order_id, author, text, files, written_at)
        SELECT 'cmm_' || i, c.id, c.order_id, 'customer', 'x', '[]', 1 FROM n, order_complaint c
          WHERE c.order_id = '${order}'`);
      return order;
    },
    send: (order) =>
      inTurn(
        () =>
          answerTo(
            'replyToComplaint',
            `input: { id: "${newId('cmm')}", orderId: "${order}", text: "x", files: [] }`,
          ),
        async () => undefined,
      ),
    rows: (order) =>
      `SELECT count(*) AS n FROM order_complaint_message WHERE order_id = '${order}'`,
  },
  'orders.changes': {
    before: 8,
    mayRepeat: true,
    order: async () => {
      const order = await scene.booked();
      for (let at = 1; at <= 8; at++) expect(await recolour(order, at)).toBe('done');
      return order;
    },
    send: (order, at) =>
      inTurn(
        () => recolour(order, at),
        async () => undefined,
      ),
    rows: (order) =>
      `SELECT count(*) AS n FROM order_history WHERE order_id = '${order}' AND move = 'changeBooking'`,
  },
  'orders.applications': {
    before: 0,
    mayRepeat: true,
    order: () => scene.allocated(),
    // An order takes one application at a time: each try ends the one before it.
    send: async (order) => {
      const card = await scene.upload('cus_owner', 'IDENTITY_CARD');
      const input = {
        orderId: order,
        owner: ownerWith(card),
        paymentOption: 'INSTALLMENT',
        installment: { provider: 'BFI', months: 12, downPayment: 10_000_000, isAgreed: false },
        help: false,
        total: booking().total,
        due: 0,
      };
      return inTurn(
        () => answerTo('completeOrderDetails', 'input: $input', { input }),
        () =>
          run(`UPDATE customer_order SET state = 'INSTALLMENT_CANCELED', phase = 'FINAL',
            expires_at = NULL WHERE id = '${order}'`),
      );
    },
    rows: (order) => `SELECT count(*) AS n FROM financing_application WHERE order_id = '${order}'`,
  },
};

describe('a limit of one order holds against requests at once', () => {
  it.each(ORDER_LIMITS)('%s', async (purpose) => {
    const limit = declaredLimits().find((each) => each.purpose === purpose);
    const { before, send, rows, mayRepeat, ...burst } = LIMITS[purpose];
    const order = await burst.order();
    const most = limit?.most ?? 0;
    expect(await count(rows(order))).toBe(before);
    const outcomes: string[] = [];
    do
      outcomes.push(
        ...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => send(order, at + 1)))),
      );
    while (mayRepeat && !outcomes.includes(limit?.answer ?? '') && outcomes.length < 10 * AT_ONCE);
    expect(await count(rows(order))).toBe(most);
    expect(new Set(outcomes)).toEqual(new Set(['done', limit?.answer]));
    if (!mayRepeat)
      expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(most - before);
  });
});
