import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import { assertOneChanged } from '#db/assertion.ts';
import type { Database } from '#db/client.ts';
import type { Query } from '#db/query.ts';
import { createApp } from '#edge/app.ts';
import { newId, ulid } from '#edge/contract/ids.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import { applyTransaction } from '#edge/domains/payments/apply.ts';
import { attemptById, insertAttempt } from '#edge/domains/payments/index.ts';
import type { Transaction } from '#edge/domains/payments/midtrans/status.ts';
import { parseEnv } from '#edge/env.ts';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';
import { once } from '#edge/platform/write/once.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { startIdentityProvider } from '#tests/support/identity-provider.ts';
import { booking, FEE, openOrderShop, ownerWith, PRICE } from '#tests/support/order-shop.ts';
import { stores } from '#tests/support/stores.ts';
import { median } from './median.ts';
import { limited, table, whole } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);
const WRITE_LIMIT = 0.5;
const READ_LIMIT = 0.6;
const AT_ONCE = 64;
const SPREAD_LIMIT = 5;
const BUYER = 'cus_owner';

interface Trip {
  readonly kind: 'read' | 'readPrimary' | 'write';
  readonly queries: readonly Query<unknown>[];
}

/** Trips that were under way together. */
type Trips = readonly (readonly Trip[])[];

/** Writes down every trip to the store; with `dry` what is written stays away from it. */
const recorder = (db: Database, dry: boolean) => {
  const groups: Trip[][] = [];
  let open = 0;
  const seen =
    (kind: Trip['kind']) =>
    async (queries: readonly Query<unknown>[]): Promise<unknown> => {
      const trip = { kind, queries };
      if (open > 0) groups.at(-1)?.push(trip);
      else groups.push([trip]);
      open++;
      try {
        return dry && kind === 'write' ? [] : await db[kind](queries);
      } finally {
        open--;
      }
    };
  const watched = {
    ...db,
    read: seen('read'),
    readPrimary: seen('readPrimary'),
    write: seen('write'),
    at: (): unknown => watched,
    bookmark: () => 0,
  };
  return { db: watched as unknown as Database, trips: groups as Trips };
};

const replay = async (db: Database, trips: Trips): Promise<void> => {
  for (const group of trips) await Promise.all(group.map(({ kind, queries }) => db[kind](queries)));
};

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};

/** Ours and the same statements bare, in turn; how much of the bare pace ours has. */
const paced = async (
  ours: () => Promise<() => Promise<unknown>>,
  bare: () => Promise<() => Promise<unknown>>,
): Promise<number> => {
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timed(await ours());
    const other = await timed(await bare());
    // The first ones warm up.
    if (round >= ROUNDS / 6) ratios.push(other / one);
  }
  return median(ratios);
};

const pace = (what: string, reached: number, limit: number): string[] =>
  limited(what, reached.toFixed(2), `≥ ${limit}`, reached >= limit);

/** Orders and payments on a libSQL server: writes beside their bare statements, reads beside bare Hono. */
export const ordersTable = async (): Promise<string> => {
  const [, server] = stores;
  const shop = await openOrderShop(server.open, 40);
  const identity = await startIdentityProvider();
  const clock = (): number => Date.now();
  const origin = 'http://localhost';
  const secret = Buffer.alloc(32, 'session key of the bench');
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: 'file:unused',
    SITE_ORIGIN: origin,
    OPEN_DOCUMENTS: 'on',
    FIREBASE_AUTH_EMULATOR_HOST: identity.host,
    SESSION_KEYS: `bench:${secret.toString('base64url')}`,
  });
  const deps = { ...shop.deps, env, clock, fetch: globalThis.fetch };
  const { db } = deps;
  const tidy = () =>
    db.primary.execute(`UPDATE customer_order SET state = 'CANCELLED', expires_at = NULL`);

  const place = async (on: Database): Promise<string> => {
    const input = booking();
    const placed = await once(
      { db: on, clock, idempotencyKey: ulid(Date.now()) },
      { operation: 'placeOrder', who: BUYER, input: input.id },
      () => placeOrder(BUYER, input, { ...deps, db: on }),
    );
    if (!placed.ok) throw new Error(JSON.stringify(placed.error));
    return input.id;
  };
  const placing = await paced(
    async () => {
      await tidy();
      return () => place(db);
    },
    async () => {
      await tidy();
      const dry = recorder(db, true);
      await place(dry.db);
      return () => replay(db, dry.trips);
    },
  );

  /** An order with a payment under way, and the provider's word that it is settled. */
  const paying = async () => {
    await tidy();
    const ref = await place(db);
    const id = newId('pay');
    const now = clock();
    const attempt = {
      id,
      ref,
      purpose: 'BOOKING',
      code: id.slice(-10),
      amountIdr: FEE,
      offered: ['bca_va' as const],
      expiresAt: now + HOUR_MS,
      now,
    };
    await db.write([...insertAttempt(attempt), assertOneChanged]);
    const [[row]] = await db.readPrimary([attemptById({ id })]);
    const transaction: Transaction = {
      order_id: row?.providerOrderId ?? '',
      transaction_id: newId('x'),
      transaction_status: 'settlement',
      status_code: '200',
      gross_amount: `${FEE}.00`,
      payment_type: 'bank_transfer',
      fraud_status: 'accept',
      va_numbers: [{ bank: 'bca', va_number: '1234567890' }],
    };
    if (row === undefined) throw new Error('no attempt');
    return (on: Database) =>
      applyTransaction(
        row,
        transaction,
        { source: 'STATUS' },
        {
          ...deps,
          db: on,
          listener: orderPayments,
        },
      );
  };
  const settling = await paced(
    async () => {
      const settle = await paying();
      return () => settle(db);
    },
    async () => {
      const settle = await paying();
      const dry = recorder(db, true);
      await settle(dry.db);
      return () => replay(db, dry.trips);
    },
  );

  const free = { allows: async () => true };
  const appOn = (on: Database) =>
    createApp({ ...deps, db: on }, { addressOf: () => 'bench', limiter: free, loginLimiter: free });
  const app = appOn(db);
  const session = await app.request(`${origin}/api/login`, {
    method: 'POST',
    headers: { origin, authorization: `Bearer ${idTokenOf('owner@alva.demo')}` },
  });
  const cookie = cookieOf(session);
  await tidy();
  const owner = ownerWith(await shop.card(BUYER));
  const direct = await shop.place(
    BUYER,
    booking({ orderType: 'FULL_PURCHASE', owner, due: PRICE }),
  );
  const orderId = direct.ok ? direct.value.order.id : '';
  const ask = (query: string) => (): Request =>
    new Request(`${origin}/graphql`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
  const servers: Listening[] = [];
  /** Over a socket, as a browser reaches it. */
  const served = async (fetch: (request: Request) => Response | Promise<Response>) => {
    const server = await listen(async (request) => fetch(request), 0);
    servers.push(server);
    return async (request: Request): Promise<string> => {
      const { method, headers } = request;
      const body = await request.text();
      const address = request.url.replace(origin, server.origin);
      return (await globalThis.fetch(address, { method, headers, body })).text();
    };
  };
  const ours = await served((request) => app.fetch(request));
  /** The same cookie checked by jose, the same batches, and a finished answer. */
  const bareOf = async (request: () => Request) => {
    const watched = recorder(db, false);
    const answer = (await (await appOn(watched.db).fetch(request())).json()) as object;
    if ('errors' in answer) throw new Error(JSON.stringify(answer));
    const trips = [...watched.trips];
    const bare = new Hono().post('/graphql', async (c) => {
      await jwtVerify(getCookie(c, 'alva-session') ?? '', secret, { algorithms: ['HS256'] });
      await replay(db, trips);
      return c.json(answer);
    });
    return served((one) => bare.fetch(one));
  };
  const reading = async (query: string): Promise<number> => {
    const request = ask(query);
    const bare = await bareOf(request);
    if (!(await ours(request())).startsWith('{"data":')) throw new Error('no answer');
    return paced(
      async () => () => ours(request()),
      async () => () => bare(request()),
    );
  };
  const detail = `{ order(id: "${orderId}") }`;
  const one = await reading(detail);
  const list = await reading('{ orders { totalItems items } }');

  const times: number[] = [];
  let left = ROUNDS * 16;
  const request = ask(detail);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (left-- > 0) times.push(await timed(() => ours(request())));
    }),
  );
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? Number.NaN;
  const spread = at(0.99) / at(0.5);

  let placed = 0;
  let spent = 0;
  for (let round = 0; round < 12; round++) {
    await tidy();
    spent += await timed(() => Promise.all([1, 2, 3, 4, 5].map(() => place(db))));
    placed += 5;
  }
  for (const server of servers) await server.stop();
  await identity.stop();
  await shop.stop();
  return table(
    ['what', 'reached', 'limit'],
    [
      pace('place an order, of the pace of its bare statements', placing, WRITE_LIMIT),
      pace('settle a payment, of the pace of its bare statements', settling, WRITE_LIMIT),
      pace('one order, of the pace of bare Hono with the same batches', one, READ_LIMIT),
      pace('list of orders, of the pace of bare Hono with the same batches', list, READ_LIMIT),
      limited(
        `99th percentile of one order, of the median, ${AT_ONCE} at once`,
        spread.toFixed(1),
        `≤ ${SPREAD_LIMIT}`,
        spread <= SPREAD_LIMIT,
      ),
      limited('orders a second on one primary, five at once', whole((placed / spent) * 1000)),
    ],
  );
};
