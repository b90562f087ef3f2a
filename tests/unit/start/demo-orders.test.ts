import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idulFitri } from '#db/content/hours.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { type Emulator, startEmulator } from '#edge/auth/emulator/start.ts';
import { STAFF_QUEUE_NAMES, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { orderDifferences } from '#edge/domains/orders/differences.sql.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { differences } from '#edge/domains/payments/index.ts';
import { referralDifferences } from '#edge/domains/referrals/differences.sql.ts';
import { fillWithOrders } from '#edge/run/demo-orders.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { isTakenBack } from '#tests/support/order-invariants.ts';
import { type Store, seeded, stores } from '#tests/support/stores.ts';

const [onFile] = stores;

let signIn: Emulator;
/** Settings of the site, as far as the demo depends on them. */
const settings = () => ({ FIREBASE_AUTH_EMULATOR_HOST: new URL(signIn.origin).host });

beforeAll(async () => {
  signIn = await startEmulator({ ALVA_ENV: 'embedded' }, { port: 0, projectId: 'demo-alva' });
}, 240_000);
afterAll(() => signIn?.stop());

/** The parts of a new instance, as `npm start` names them; nobody has the store open. */
const instanceOf = async (store: Store) => {
  const path = store.url.slice('file:'.length);
  await store.db.primary.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  store.db.close();
  const folder = dirname(path);
  const places = {
    store: path,
    files: join(folder, 'files'),
    payments: join(folder, 'payments.json'),
  };
  return { folder, places, work: join(folder, 'demo-orders') };
};

const valuesOf = async (db: OpenDatabase, text: string): Promise<readonly string[]> =>
  (await db.primary.execute(text)).rows.map((row) => String(row[0]));

const VEHICLES = `SELECT owner_id || ' ' || vin FROM vehicle
  WHERE owner_id IN ('cus_owner', 'cus_owner2') ORDER BY 1`;

/** Queues of people who come on the day itself: empty on days on which nobody can come. */
const VISITS: readonly StaffQueue[] = ['SERVICE', 'TEST_RIDES'];

/** The only days on which nobody rides and no workshop is open. */
const isHoliday = (): boolean => {
  const [from, until] = idulFitri(7);
  return Date.now() >= from && Date.now() < until;
};

/** How much waits in each queue of the desk, for an administrator. */
const queuesOf = async (db: OpenDatabase): Promise<ReadonlyMap<string, number>> => {
  const app = inProcessApp(db, Date.now);
  const post = (path: string, headers: Record<string, string>, body?: string) =>
    app.request(path, { method: 'POST', headers, ...(body !== undefined && { body }) });
  const authorization = `Bearer ${idTokenOf('admin@alva.demo')}`;
  const cookie = cookieOf(await post('/api/login', { authorization }));
  const headers = { 'content-type': 'application/json', cookie };
  const query = JSON.stringify({ query: '{ deskQueues { queue count } }' });
  const { data } = (await (await post('/graphql', headers, query)).json()) as {
    data: { deskQueues: readonly { queue: string; count: number }[] };
  };
  return new Map(data.deskQueues.map(({ queue, count }) => [queue, count]));
};

describe('a new store of the demo', () => {
  let instance: Awaited<ReturnType<typeof instanceOf>>;
  let db: OpenDatabase;
  let vehicles: readonly string[];
  let orders: number | undefined;
  let sessions: readonly string[];
  let queues: ReadonlyMap<string, number>;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const store = await seeded(onFile.open);
    stop = store.stop;
    vehicles = await valuesOf(store.db, VEHICLES);
    instance = await instanceOf(store);
    // A start that was cut left this.
    mkdirSync(instance.work);
    writeFileSync(join(instance.work, 'alva.db'), 'half a store');
    orders = await fillWithOrders(instance.places, settings());
    db = openDatabase({ url: `file:${instance.places.store}` });
    sessions = await valuesOf(db, 'SELECT id FROM session WHERE revoked_at IS NULL');
    queues = await queuesOf(db);
  }, 240_000);
  afterAll(async () => {
    db?.close();
    await stop?.();
  });

  it('has orders in every state that waits for somebody, and one that is over', async () => {
    const states = await valuesOf(
      db,
      `SELECT DISTINCT state || '.' || phase FROM customer_order ORDER BY 1`,
    );
    expect(states).toEqual([
      'ALLOCATED.BOOKING',
      'CANCELLED.BOOKING',
      'COMPLETED.FINAL',
      'DELIVERED.FINAL',
      'INSTALLMENT_REQUESTED.FINAL',
      'PAYMENT_SETTLED.BOOKING',
      'PAYMENT_SETTLED.FINAL',
      'SHIPPED.FINAL',
      'SHIPPING.FINAL',
      'WAITING_PAYMENT.BOOKING',
      'WAITING_PAYMENT.FINAL',
    ]);
    expect(await valuesOf(db, 'SELECT count(*) FROM customer_order')).toEqual([String(orders)]);
  });

  it.each(STAFF_QUEUE_NAMES.filter((queue) => !VISITS.includes(queue)))(
    'has work in the queue %s',
    (queue) => {
      expect(queues.get(queue)).toBeGreaterThan(0);
    },
  );

  it.each(VISITS)('has work of today in the queue %s, if centres open', (queue) => {
    const least = isHoliday() ? 0 : 1;
    expect(queues.get(queue) ?? 0).toBeGreaterThanOrEqual(least);
  });

  it('has books that agree, in every order with its payments and refunds, and in commissions', async () => {
    const reports = await db.readPrimary([
      differences({}),
      orderDifferences({}),
      referralDifferences({}),
    ]);
    expect(reports.flat()).toEqual([]);
    const ids = await valuesOf(db, 'SELECT id FROM customer_order');
    const loaded = await Promise.all(ids.map((id) => loadOrder(id, db)));
    expect(loaded.filter((each) => each === undefined || isTakenBack(each))).toEqual([]);
    // Money came in, so that the books have something to agree on.
    expect(Number((await valuesOf(db, 'SELECT count(*) FROM transfer'))[0])).toBeGreaterThan(9);
  });

  it('has a receipt for each payment, of the minute in which the money came', async () => {
    const paid = await valuesOf(
      db,
      `SELECT coalesce(r.issued_at - a.settled_at, -1) FROM payment_attempt a
        LEFT JOIN order_receipt r ON r.attempt_id = a.id WHERE a.state = 'SETTLED'`,
    );
    expect(paid.length).toBeGreaterThan(9);
    expect(paid.filter((ms) => Number(ms) < 0 || Number(ms) > MINUTE_MS)).toEqual([]);
  });

  it('leaves the demo owners the motorcycles they had', async () => {
    expect(vehicles.length).toBeGreaterThan(3);
    expect(await valuesOf(db, VEHICLES)).toEqual(vehicles);
  });

  it('knows each payment at the provider, and has the pictures that were sent', async () => {
    const books = JSON.parse(readFileSync(instance.places.payments, 'utf8')) as {
      transactions: readonly { orderId: string }[];
      letters: readonly unknown[];
    };
    const attempts = await valuesOf(db, 'SELECT provider_order_id FROM payment_attempt ORDER BY 1');
    expect(books.transactions.map(({ orderId }) => orderId).toSorted()).toEqual(attempts);
    expect(books.letters).toEqual([]);
    for (const key of await valuesOf(db, 'SELECT object_key FROM upload'))
      expect(existsSync(join(instance.places.files, key)), key).toBe(true);
  });

  it('ends the sessions it was played in, and leaves nothing but the store behind', () => {
    expect(sessions).toEqual([]);
    expect(existsSync(instance.work)).toBe(false);
  });

  it('is not played on again', async () => {
    await db.primary.execute('PRAGMA wal_checkpoint(TRUNCATE)');
    db.close();
    const before = readFileSync(instance.places.store);
    expect(await fillWithOrders(instance.places, settings())).toBeUndefined();
    expect(readFileSync(instance.places.store).equals(before)).toBe(true);
    db = openDatabase({ url: `file:${instance.places.store}` });
  });
});

it('a demo that cannot be played says why, and leaves the store as it was', async () => {
  // Nobody of the demo has an account in it.
  const store = await seeded(onFile.open, { demo: false });
  const { places, work } = await instanceOf(store);
  const before = readFileSync(places.store);
  await expect(fillWithOrders(places, settings())).rejects.toThrow(/could not sign in/);
  expect(readFileSync(places.store).equals(before)).toBe(true);
  expect(existsSync(places.payments)).toBe(false);
  expect(existsSync(work)).toBe(false);
  await store.stop();
});
