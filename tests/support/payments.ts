import { assertOneChanged } from '#db/assertion.ts';
import { createApp } from '#edge/app.ts';
import type { PaymentMethod } from '#edge/contract/payments/methods.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import {
  type AttemptRow,
  attemptById,
  differences,
  insertAttempt,
  LOCAL_SERVER_KEY,
  type NewAttempt,
  nobody,
  openPage,
  orderFigures,
  type PaymentDeps,
  type PaymentListener,
  paymentJobs,
  refundsOf,
} from '#edge/domains/payments/index.ts';
import { parseEnv } from '#edge/env.ts';
import type { Behaviour } from '#edge/payments-sandbox/model.ts';
import { listen } from '#edge/payments-sandbox/node-server.ts';
import { type Provider, startProvider } from '#edge/payments-sandbox/start.ts';
import { createIds } from '#edge/platform/ids.ts';
import { runDueJobs } from '#edge/platform/jobs/run.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import { migrated, type Open, type Store } from './stores.ts';

const EVERYTHING: readonly PaymentMethod[] = [
  'credit_card',
  'bca_va',
  'bni_va',
  'bri_va',
  'permata_va',
  'echannel',
  'other_qris',
  'gopay',
  'shopeepay',
  'dana',
  'ovo',
  'alfamart',
  'indomaret',
];

/**
 * Prompt and polite, unless a test says otherwise. What takes banks days happens when the test says so,
 * never by how long the machine takes.
 */
const QUICK: Partial<Behaviour> = {
  delayMs: 0,
  confirmMs: HOUR_MS,
  settleMs: HOUR_MS,
  pace: 0.000_05,
};

/** The BFF's payments on a store, and a provider, each behind a port of its own. */
export interface Shop {
  readonly provider: Provider;
  readonly deps: PaymentDeps & Pick<Store, 'db'>;
  readonly logged: readonly string[];
  /** Moves the clock of both; it goes on from there. */
  wait(ms: number): void;
  begin(more?: Partial<NewAttempt>): Promise<AttemptRow>;
  /** The attempt with a page. */
  opened(more?: Partial<NewAttempt>): Promise<AttemptRow>;
  attempt(id: string): Promise<AttemptRow>;
  refunds(ref: string): ReturnType<typeof rowsOf>;
  figures(ref: string): Promise<{ paidIdr: number; refundedIdr: number; refundableIdr: number }>;
  differences(): Promise<readonly unknown[]>;
  tick(): Promise<void>;
  stop(): Promise<void>;
}

const rowsOf = async (deps: PaymentDeps, ref: string) =>
  (await deps.db.readPrimary([refundsOf({ ref })]))[0];

const PAYER = { firstName: 'Budi', email: 'budi@example.test' };

export const pageFor = (amountIdr: number) => ({
  lines: [
    { id: 'model', name: 'ALVA ONE', quantity: 1, priceIdr: amountIdr + 50_000 },
    { id: 'discount', name: 'Coupon', quantity: 1, priceIdr: -50_000 },
  ],
  payer: PAYER,
  locale: 'id' as const,
  returnUrl: 'http://localhost:3000/id/account/purchase/ord_1',
});

export const startShop = async (
  open: Open,
  {
    listener = nobody,
    behaviour = {},
  }: { listener?: PaymentListener; behaviour?: Partial<Behaviour> } = {},
): Promise<Shop> => {
  const store = await migrated(open);
  let ahead = 0;
  const clock = () => Date.now() + ahead;
  const logged: string[] = [];
  const write = (event: string, fields: object = {}) =>
    void logged.push(JSON.stringify({ event, ...fields }));
  let handle: (request: Request) => Response | Promise<Response> = () => new Response(null);
  const site = await listen(async (request) => handle(request), 0);
  const provider = await startProvider(
    { ALVA_ENV: 'embedded' },
    {
      serverKey: LOCAL_SERVER_KEY,
      clock,
      behaviour: { ...QUICK, ...behaviour },
    },
  );
  const env = parseEnv({
    ALVA_ENV: 'embedded',
    DATABASE_URL: store.url,
    SITE_ORIGIN: site.origin,
    MIDTRANS_SNAP_URL: provider.origin,
    MIDTRANS_API_URL: provider.origin,
  });
  const ids = createIds(clock);
  const deps: Shop['deps'] = {
    env,
    db: store.db,
    clock,
    ids,
    fetch: globalThis.fetch,
    log: { info: write, warn: write, error: write },
    files: noStorage,
    listener,
  };
  const free = { allows: async () => true };
  const app = createApp(deps, {
    addressOf: () => 'loopback',
    limiter: free,
    loginLimiter: free,
    payments: listener,
  });
  handle = (request) => app.fetch(request);
  let orders = 0;

  const attempt = async (id: string): Promise<AttemptRow> => {
    const [[row]] = await store.db.readPrimary([attemptById({ id })]);
    if (row === undefined) throw new Error(`no attempt ${id}`);
    return row;
  };
  const begin = async (more: Partial<NewAttempt> = {}): Promise<AttemptRow> => {
    const ref = more.ref ?? `ord_${++orders}`;
    const made: NewAttempt = {
      id: ids('pay'),
      ref,
      purpose: 'BOOKING',
      code: `${ref.toUpperCase().replace('_', '')}X`,
      amountIdr: 500_000,
      offered: EVERYTHING,
      expiresAt: clock() + 24 * HOUR_MS,
      now: clock(),
      ...more,
    };
    await store.db.write([...insertAttempt(made), assertOneChanged]);
    return attempt(made.id);
  };
  return {
    provider,
    deps,
    logged,
    wait: (ms) => {
      ahead += ms;
    },
    begin,
    opened: async (more) => {
      const { id, amountIdr } = await begin(more);
      const page = await openPage(id, pageFor(amountIdr), deps);
      if (!page.ok) throw new Error(JSON.stringify(page.error));
      return attempt(id);
    },
    attempt,
    refunds: (ref) => rowsOf(deps, ref),
    figures: async (ref) => (await store.db.readPrimary([orderFigures(ref)]))[0],
    differences: async () => (await store.db.readPrimary([differences({})]))[0],
    tick: async () => {
      await runDueJobs(deps, paymentJobs(listener));
    },
    stop: async () => {
      await provider.stop();
      await site.stop();
      await store.stop();
    },
  };
};

/** The browser of somebody who pays: forms of the provider's pages, as a person fills them in. */
export const browser = (provider: Provider, attempt: AttemptRow) => {
  const post = async (part: string, fields: Record<string, string>): Promise<string> => {
    const answer = await fetch(`${attempt.pageUrl}${part}`, {
      method: 'POST',
      headers: { origin: provider.origin },
      body: new URLSearchParams(fields),
    });
    return answer.text();
  };
  return {
    choose: (method: string) => post('/choose', { method }),
    card: (number: string) => post('/card', { number, expiry: '12/30', cvv: '123' }),
    otp: (otp: string) => post('/otp', { otp }),
    pays: () => post('/play', { what: 'pay' }),
    refuses: () => post('/play', { what: 'deny' }),
  };
};
