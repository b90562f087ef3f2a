import { seed as account } from '#db/content/account/index.ts';
import { seed as catalog } from '#db/content/catalog/index.ts';
import { helpSeed, seed as units } from '#db/content/orders/index.ts';
import { seed as places, regionsSeed } from '#db/content/places/index.ts';
import { build, query } from '#db/query.ts';
import { coupon } from '#db/schema/orders-coupons.ts';
import { newId } from '#edge/contract/ids.ts';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { REFUSALS } from '#edge/contract/refusals.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { Acting } from '#edge/domains/orders/act.ts';
import { type OrderDifference, orderDifferences } from '#edge/domains/orders/differences.sql.ts';
import type { OrderError } from '#edge/domains/orders/error.ts';
import { type Loaded, loadOrder } from '#edge/domains/orders/load.ts';
import { startPayment } from '#edge/domains/orders/pay.ts';
import { orderPayments } from '#edge/domains/orders/payment-events.ts';
import { placeOrder } from '#edge/domains/orders/place-order.ts';
import {
  differences,
  LOCAL_SERVER_KEY,
  notificationReceiver,
} from '#edge/domains/payments/index.ts';
import { parseEnv } from '#edge/env.ts';
import { createApi } from '#edge/payments-sandbox/api.ts';
import { type Bank, openBank } from '#edge/payments-sandbox/bank.ts';
import { fieldsOf } from '#edge/payments-sandbox/fields.ts';
import type { Behaviour, Transaction } from '#edge/payments-sandbox/model.ts';
import { openStore } from '#edge/payments-sandbox/store.ts';
import { createCipher } from '#edge/platform/cipher.ts';
import { createIds } from '#edge/platform/ids.ts';
import { cipherKeys } from '#edge/platform/keys.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { err, ok, type Result } from '#edge/platform/result.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { once } from '#edge/platform/write/once.ts';
import { createFaults, type Faults } from './faults.ts';
import { migrated, type Open, type Store } from './stores.ts';

const ORIGIN = 'http://provider.test';
const NOTIFICATIONS = 'http://site.test/api/payments/notifications';

export const PRICE = 42_750_000;
export const FEE = 500_000;
export const HELP = 7_000_000;
/** Of `addCoupon`. */
export const COUPON_IDR = 1_000_000;

const reached = { email: 'ayu@alva.demo', phoneNumber: '+6281210010001' };

/** An owner with KTP, whose picture is an upload of the customer. */
export const ownerWith = (identityCardImage: string, identityNumber = '3174014703900001') => ({
  customerType: 'personal',
  identityKind: 'KTP',
  isbuyer: true,
  name: 'Ayu Lestari',
  address: 'Jl. Melati 4',
  provinceId: '31',
  cityId: '3174',
  zipCode: '12810',
  identityNumber,
  identityCardImage,
  ...reached,
});

/** A booking of an ALVA CERVO with two batteries, collected in Jakarta. */
export const booking = (more: object = {}) => ({
  id: newId('ord'),
  slug: 'alva-cervo',
  choice: {
    color: 'indie-red',
    accent: 'black',
    battery: 'dual',
    area: '31',
    dealer: 'aec-scbd',
    delivery: 'PICKUP_AT_DEALER',
  },
  orderType: 'BOOKING',
  paymentOption: 'FULL_PAYMENT',
  help: false,
  preOrder: false,
  contact: { name: 'Ayu Lestari', ...reached },
  total: PRICE,
  due: FEE,
  termsAccepted: true,
  ...more,
});

/** Orders with payments and a provider, all in this process; letters go when a test delivers them. */
export interface OrderShop {
  readonly deps: Acting & Pick<Store, 'db'>;
  readonly bank: Bank;
  readonly letters: object[];
  readonly logged: readonly string[];
  /** What goes wrong in the next step. */
  readonly faults: Faults;
  readonly behaviour: Behaviour;
  now(): number;
  wait(ms: number): void;
  /** An identity card of a customer, there and in nothing else's use. */
  card(customerId: string): Promise<string>;
  place(customerId: string, input: object): Promise<Result<Loaded, OrderError>>;
  load(id: string): Promise<Loaded>;
  /** The provider's side of the payment a customer has open. */
  transaction(orderId: string): Promise<Transaction | undefined>;
  /** Opens a payment, chooses the method and pays; the notices wait in `letters`. */
  settle(customerId: string, orderId: string, method: PaymentMethod): Promise<void>;
  /** The same, and the notices are delivered. */
  pay(customerId: string, orderId: string, method: PaymentMethod): Promise<void>;
  deliver(letter: object): Promise<number>;
  deliverAll(): Promise<void>;
  /** Where orders, payments and the ledger disagree. */
  differences(): Promise<readonly Pick<OrderDifference, 'rule' | 'subject'>[]>;
  stop(): Promise<void>;
}

/** A promo code of Rp1.000.000 off any motorcycle, for anybody once, unless `terms` says otherwise. */
export const addCoupon = async (
  { deps, now }: Pick<OrderShop, 'deps' | 'now'>,
  { code, ...terms }: Partial<typeof coupon.$inferInsert> & { readonly code: string },
): Promise<void> => {
  const day = DAY_MS;
  const values = {
    kind: 'AMOUNT',
    amountIdr: COUPON_IDR,
    startsAt: now() - day,
    ...terms,
  } as const;
  await deps.db.write([query(build.insert(coupon).values({ code, ...values }))]);
};

/** @param moreUnits beside the three of the demo stock, for `booking()` */
export const openOrderShop = async (
  open: Open,
  moreUnits = 0,
  moreEnv: Readonly<Record<string, string>> = {},
): Promise<OrderShop> => {
  const store = await migrated(open, [account, catalog, places, regionsSeed, helpSeed, units]);
  await store.db.primary.batch(
    Array.from({ length: moreUnits }, (_, at) => ({
      sql: `INSERT INTO unit VALUES (?, ?, ?, 'alva-cervo', 'indie-red', 'black', 'dual', 'aec-scbd', ?, NULL)`,
      args: [`unt_${at}`, `VIN${at}`, `EM${at}`, at],
    })),
    'write',
  );
  let now = Date.UTC(2026, 10, 20, 3);
  const clock = () => now;
  const letters: object[] = [];
  const books = openStore(undefined);
  const notify = (t: Transaction) => {
    letters.push(fieldsOf(t, ORIGIN, LOCAL_SERVER_KEY));
  };
  const office = { notify, deliveries: [], idle: async () => undefined, stop: () => undefined };
  const bank = openBank(books, office, clock);
  const api = createApi({
    store: books,
    bank,
    serverKey: LOCAL_SERVER_KEY,
    clock,
    origin: () => ORIGIN,
  });
  const logged: string[] = [];
  const write = (event: string, fields: object = {}) =>
    void logged.push(JSON.stringify({ event, ...fields }));
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: store.url,
    MIDTRANS_SNAP_URL: ORIGIN,
    MIDTRANS_API_URL: ORIGIN,
    ...moreEnv,
  });
  const faults = createFaults();
  const { db } = store;
  const deps: OrderShop['deps'] = {
    env,
    db: { ...db, write: (queries) => faults.interrupt('store', () => db.write(queries)) },
    clock,
    ids: createIds(clock),
    files: noStorage,
    fetch: (input, init) =>
      faults.interrupt('provider', async () => api.fetch(new Request(input, init))),
    log: { info: write, warn: write, error: write },
    cipher: createCipher(cipherKeys(env)),
  };
  const receive = notificationReceiver(env);
  const deliver = async (letter: object): Promise<number> => {
    const request = new Request(NOTIFICATIONS, { method: 'POST', body: JSON.stringify(letter) });
    return receive(request, { ...deps, listener: orderPayments }).then(
      ({ status }) => status,
      (error: unknown) => (error instanceof Refusal ? REFUSALS[error.code] : 500),
    );
  };
  const load = async (id: string): Promise<Loaded> => {
    const loaded = await loadOrder(id, store.db);
    if (loaded === undefined) throw new Error(`no order ${id}`);
    return loaded;
  };
  const transaction = async (orderId: string) => {
    const last = (await load(orderId)).attempts.at(-1);
    return last && books.byName(last.providerOrderId);
  };
  const deliverAll = async (): Promise<void> => {
    for (let next = letters.shift(); next !== undefined; next = letters.shift())
      await deliver(next);
  };
  const settle: OrderShop['settle'] = async (customerId, id, method) => {
    const request = { id, method, locale: 'en', returnUrl: 'http://site.test/en' } as const;
    const started = await startPayment(customerId, request, deps);
    if (!started.ok) throw new Error(JSON.stringify(started.error));
    const t = await transaction(id);
    if (t === undefined) throw new Error('no transaction');
    if (method === 'credit_card') bank.card(t, '4411111111111118');
    else {
      bank.choose(t, method);
      bank.settle(t);
    }
  };
  return {
    deps,
    bank,
    letters,
    logged,
    faults,
    behaviour: books.state.behaviour,
    deliver,
    deliverAll,
    load,
    transaction,
    now: clock,
    wait: (ms) => {
      now += ms;
    },
    card: async (customerId) => {
      const id = newId('upl', now);
      await store.db.primary.execute({
        sql: `INSERT INTO upload (id, customer_id, purpose, type, size, width, height, hash, object_key, created_at, stored_at)
          VALUES (?, ?, 'IDENTITY_CARD', 'image/jpeg', 1, 1, 1, ?, ?, ?, ?)`,
        args: [id, customerId, id, id, now, now],
      });
      return id;
    },
    place: async (customerId, input) => {
      const placed = await once(
        { ...deps, idempotencyKey: undefined },
        { operation: 'placeOrder', who: customerId, input },
        () => placeOrder(customerId, input, deps),
      );
      return placed.ok ? ok(await load(placed.value.id)) : err(placed.error);
    },
    settle,
    pay: async (...payment) => {
      await settle(...payment);
      await deliverAll();
    },
    differences: async () => {
      const [payments, orders] = await store.db.readPrimary([
        differences({}),
        orderDifferences({}),
      ]);
      return [...payments, ...orders];
    },
    stop: () => store.stop(),
  };
};
