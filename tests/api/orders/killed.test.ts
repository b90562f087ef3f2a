import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { onFreePort, startSqld } from '#db/sqld.ts';
import { newId } from '#edge/contract/ids.ts';
import { orderDifferences } from '#edge/domains/orders/differences.sql.ts';
import { differences } from '#edge/domains/payments/index.ts';
import { type ActorName, cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { startIdentityProvider } from '#tests/support/identity-provider.ts';
import { bundlePrograms, type Program, program } from '#tests/support/killed/process.ts';
import { ownerWith } from '#tests/support/order-shop.ts';
import { dice } from '#tests/support/random.ts';
import { booking, FEE, type OrderAnswer, PRICE } from './orders.ts';

const IS_FULL = process.env.TEST_FULL === '1';
/** Each round kills every process once. */
const ROUNDS = IS_FULL ? 12 : 2;
const BUYERS = IS_FULL ? 24 : 6;
const PATIENCE_MS = IS_FULL ? 500_000 : 90_000;

const RESULT = '{ __typename ... on OrderChanged { order url } ... on OrderRefusal { errorCode } }';
const PLACE = `mutation P($input: PlaceOrderInput!) { it: placeOrder(input: $input) ${RESULT} }`;
const START = `mutation S($id: ID!) { it: startPayment(id: $id, method: "bca_va", locale: en,
  returnPath: "/en/my-orders") ${RESULT} }`;
const CHECK = `mutation C($id: ID!) { it: checkPayment(id: $id) ${RESULT} }`;

const CANCEL = `mutation C($input: CancelOrderInput!) { it: cancelOrder(input: $input) ${RESULT} }`;
const deskOperation = (name: string, more = ''): string =>
  `mutation D($id: ID!, $version: Int!) { it: ${name}(id: $id, expectedVersion: $version${more}) ${RESULT} }`;
const DELIVER = `mutation H($workOrder: String!, $passkey: String!, $photo: ID!, $version: Int!) {
  it: deliverOrder(workOrder: $workOrder, passkey: $passkey, photo: $photo, expectedVersion: $version) ${RESULT} }`;

const PROGRAMS = {
  provider: 'edge/payments-sandbox/cli.ts',
  site: 'tests/support/killed/site.ts',
  worker: 'tests/support/killed/worker.ts',
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** What a patient person does when there is no answer: the same once more. */
const untilDone = async <T>(what: string, attempt: () => Promise<T | undefined>): Promise<T> => {
  const until = Date.now() + PATIENCE_MS;
  let last: unknown;
  while (Date.now() < until) {
    try {
      const done = await attempt();
      if (done !== undefined) return done;
    } catch (error) {
      last = error;
    }
    await pause(150);
  }
  throw new Error(`${what} did not succeed`, { cause: last });
};

const addressIn = (line: string): string => /http:\S+/.exec(line)?.[0] ?? '';

interface Town {
  readonly db: OpenDatabase;
  readonly processes: Readonly<Record<string, Program>>;
  ask(who: ActorName, document: string, variables: object, key?: string): Promise<OrderAnswer>;
  card(customerId: string, purpose?: 'IDENTITY_CARD' | 'DELIVERY'): Promise<string>;
  stop(): Promise<void>;
}

/** Store, provider, site and worker, each a process that can be killed and comes back to its place. */
const openTown = async (): Promise<Town> => {
  const folder = mkdtempSync(join(tmpdir(), 'alva-killed-'));
  const storeFolder = join(folder, 'store');
  cpSync(process.env.TEST_SQLD_TEMPLATE ?? '', storeFolder, { recursive: true });
  const identity = await startIdentityProvider();
  const programs = await bundlePrograms(Object.values(PROGRAMS));
  const bundled = (path: string): string => join(programs, path.replace(/\.ts$/, '.mjs'));
  // Each comes back to the port of its first start.
  let sqld = await startSqld({ folder: storeFolder });
  const { url: storeUrl } = sqld;
  const store: Program = {
    start: async () => {
      sqld = await startSqld({ folder: storeFolder, port: Number(new URL(storeUrl).port) });
      return storeUrl;
    },
    kill: () => sqld.kill(),
  };
  const started = (path: string, given: (port: number) => Readonly<Record<string, string>>) =>
    onFreePort(async (port) => {
      const it = program(bundled(path), given(port));
      return { it, origin: addressIn(await it.start()) };
    });
  const { it: provider, origin: providerOrigin } = await started(PROGRAMS.provider, (port) => ({
    ALVA_ENV: 'embedded',
    PAYMENTS_FILE: join(folder, 'provider.json'),
    PAYMENTS_PORT: String(port),
  }));
  const env = {
    ALVA_ENV: 'embedded',
    OPEN_DOCUMENTS: 'on',
    DATABASE_URL: storeUrl,
    MIDTRANS_SNAP_URL: providerOrigin,
    MIDTRANS_API_URL: providerOrigin,
    FIREBASE_PROJECT_ID: 'demo-alva',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    SESSION_KEYS: `test:${Buffer.alloc(32, 'session key of the tests').toString('base64url')}`,
  };
  const { it: site, origin } = await started(PROGRAMS.site, (port) => ({
    ...env,
    PORT: String(port),
    SITE_ORIGIN: `http://127.0.0.1:${port}`,
  }));
  const worker = program(bundled(PROGRAMS.worker), { ...env, SITE_ORIGIN: origin });
  await worker.start();
  const processes = { store, provider, site, worker };
  const db = openDatabase({ url: storeUrl });
  const cookies = new Map<ActorName, Promise<string>>();
  const signIn = (who: ActorName): Promise<string> =>
    untilDone('signing in', async () => {
      const answer = await fetch(`${origin}/api/login`, {
        method: 'POST',
        headers: { origin, authorization: `Bearer ${idTokenOf(`${who}@alva.demo`)}` },
      });
      return answer.ok ? cookieOf(answer) : undefined;
    });
  return {
    db,
    processes,
    ask: async (who, query, variables, key) => {
      const cookie = await (cookies.get(who) ?? cookies.set(who, signIn(who)).get(who));
      const answer = await fetch(`${origin}/graphql`, {
        method: 'POST',
        headers: {
          origin,
          cookie: cookie ?? '',
          'content-type': 'application/json',
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(10_000),
      });
      const body = (await answer.json()) as { data?: { it?: OrderAnswer } | null };
      if (!body.data?.it) throw new Error(JSON.stringify(body));
      return body.data.it;
    },
    card: async (customerId, purpose = 'IDENTITY_CARD') => {
      const id = newId('upl');
      await untilDone('a picture', async () =>
        db.primary.execute({
          sql: `INSERT OR IGNORE INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
            VALUES (?, ?, ?, 'image/jpeg', 1, 1, 1, ?, ?, 1, 1)`,
          args: [id, customerId, purpose, id, id],
        }),
      );
      return id;
    },
    stop: async () => {
      db.close();
      for (const each of Object.values(processes)) await each.kill();
      await identity.stop();
      for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true });
    },
  };
};

/** Somebody buys; whatever dies meanwhile, they ask again with what they asked before. */
const buy = async (town: Town, at: number): Promise<string> => {
  const who = at % 2 === 0 ? 'owner' : 'owner2';
  const isDirect = at < 2;
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
    const answer = await town.ask(who, START, { id });
    return answer.url ?? undefined;
  });
  const form = (part: string, fields: Record<string, string>) =>
    fetch(`${page}${part}`, {
      method: 'POST',
      headers: { origin: new URL(page).origin },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(10_000),
    });
  await untilDone('paying', async () => {
    await form('/choose', { method: 'bca_va' });
    await form('/play', { what: 'pay' });
    return true;
  });
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
const payBack = async (town: Town, id: string, who: ActorName): Promise<void> => {
  const bank = {
    bankName: 'BCA',
    accountNumber: '1234567890',
    fullName: 'Ayu Lestari',
    identityNumber: '3174014703900001',
  };
  const input = { orderId: id, reason: 'NOT_WANTED', refund: FEE, bank };
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
  await refund('approveRefund', ['APPROVED', 'CONFIRMED']);
  await refund('confirmRefund', ['CONFIRMED'], ', reference: "BCA 1"');
};

describe('site, worker, store and provider killed in the middle of placing, paying, paying back and handing over', () => {
  let town: Town | undefined;
  afterAll(() => town?.stop());

  it(`finish after a restart what was begun: every order is paid once (${BUYERS} orders)`, {
    timeout: PATIENCE_MS * 2 + 60_000,
  }, async () => {
    town = await openTown();
    const { db, processes } = town;
    const random = dice(18);
    const buyers = Array.from({ length: BUYERS }, async (_, at) => {
      await pause(at * 400);
      return buy(town as Town, at);
    });
    const deaths: string[] = [];
    const killer = (async () => {
      for (let round = 0; round < ROUNDS; round++)
        for (const name of Object.keys(processes).sort(() => random.roll(3) - 1)) {
          await pause(100 + random.roll(900));
          await processes[name]?.kill();
          deaths.push(name);
          await pause(random.roll(300));
          await processes[name]?.start();
        }
    })();
    // The first is handed over as soon as it is paid, and the third, a booking, is paid back.
    const journeys = [
      buyers[0]?.then((id) => handOver(town as Town, id)),
      buyers[3]?.then((id) => payBack(town as Town, id, 'owner2')),
    ];
    const [ids] = await Promise.all([Promise.all(buyers), killer, ...journeys]);
    expect(new Set(deaths)).toEqual(new Set(['store', 'provider', 'site', 'worker']));
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
    wanted.set(ids[0], 'DELIVERED').set(ids[3], 'CANCELLED');
    await untilDone('the rest', async () =>
      (await states()).every(({ id, state }) => state === wanted.get(id)) ? true : undefined,
    );
    const rows = await states();
    expect(rows.map(({ id }) => id).sort()).toEqual([...ids].sort());
    for (const { id, payments, paid, due } of rows)
      if (wanted.get(id) === 'PAYMENT_SETTLED') expect([payments, paid]).toEqual([1, due]);
    const { rows: moved } = await db.primary.execute({
      sql: `SELECT code, sum(amount_idr) AS idr, count(*) AS n FROM transfer
        WHERE ref IN (?, ?) AND code IN ('payment', 'sale', 'refund_paid_by_bank') GROUP BY code ORDER BY code`,
      args: [ids[0] ?? '', ids[3] ?? ''],
    });
    expect(moved.map((row) => [row.code, row.idr, row.n])).toEqual([
      ['payment', PRICE + FEE, 2],
      ['refund_paid_by_bank', FEE, 1],
      ['sale', PRICE, 1],
    ]);
    const [ofPayments, ofOrders] = await db.readPrimary([differences({}), orderDifferences({})]);
    expect([...ofPayments, ...ofOrders]).toEqual([]);
    const { rows: reserved } = await db.primary.execute(
      `SELECT count(*) AS n FROM unit_reservation`,
    );
    expect(reserved[0]?.n).toBe(2);
  });
});
