import { Hono } from 'hono';
import { createApi } from './api.ts';
import { type Bank, openBank } from './bank.ts';
import { createControl } from './control.ts';
import type { Behaviour, StatementRow, Transaction } from './model.ts';
import { type Listening, listen } from './node-server.ts';
import { createPages } from './pages/pages.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { openStore } from './store.ts';

export interface ProviderOptions {
  readonly serverKey: string;
  /** Keeps the books over a restart. */
  readonly file?: string;
  /** Where it listens the first time; afterwards where its books say it did. */
  readonly port?: number;
  readonly behaviour?: Partial<Behaviour>;
  /** Tests deliver to a shop that has no address. */
  readonly fetch?: typeof fetch;
  readonly clock?: () => number;
}

/** A running provider; `bank`, `office` and `behaviour` are what its control page works with. */
export interface Provider extends Listening {
  readonly bank: Bank;
  readonly office: PostOffice;
  readonly behaviour: Behaviour;
  transaction(name: string): Transaction | undefined;
  /** The shop's account, a line a change. */
  statement(): readonly StatementRow[];
}

const LOOPBACK_HOSTS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/**
 * A payment provider on this machine that speaks the documented API: pages to pay on, status, cancel,
 * expire, refund, signed notifications. No money moves. It starts for embedded instances only.
 */
export const startProvider = async (
  env: Readonly<Record<string, string | undefined>>,
  options: ProviderOptions,
): Promise<Provider> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The local payment provider starts with ALVA_ENV=embedded only.');
  const { file, serverKey, clock = Date.now } = options;
  const store = openStore(file);
  const { behaviour } = store.state;
  Object.assign(behaviour, options.behaviour);
  let origin = '';
  const office = openPostOffice({
    store,
    clock,
    serverKey,
    fetch: options.fetch ?? globalThis.fetch,
    origin: () => origin,
  });
  const bank = openBank(store, office, clock);
  const app = new Hono();
  app.route('/', createPages({ store, bank, clock }));
  app.route('/', createControl({ store, bank, office, clock }));
  app.route('/', createApi({ store, bank, serverKey, clock, origin: () => origin }));

  const isApi = (path: string): boolean => /^\/(v1|v2|snap\/v1)\//.test(path);
  const handle = async (request: Request): Promise<Response | undefined> => {
    // A name of somebody else's that leads here is not ours.
    if (!LOOPBACK_HOSTS.test(request.headers.get('host') ?? ''))
      return new Response('Loopback only.', { status: 403 });
    if (!isApi(new URL(request.url).pathname)) return app.fetch(request);
    const { requests } = behaviour;
    if (requests === 'hang') return new Promise(() => undefined);
    if (requests === 'error') return Response.json({ status_code: '500' }, { status: 500 });
    const response = await app.fetch(request);
    return requests === 'lost' ? undefined : response;
  };
  // Pages people have open are where they were, unless somebody else took that port.
  const server = await listen(handle, store.state.port || (options.port ?? 0)).catch(() =>
    listen(handle, 0),
  );
  origin = server.origin;
  store.state.port = Number(new URL(origin).port);
  store.save();
  // What waited for its time when it went down still happens.
  const { confirmMs, settleMs } = behaviour;
  for (const t of store.state.transactions) {
    if (t.refunds.some(({ confirmedAt }) => confirmedAt === undefined))
      setTimeout(() => bank.confirmRefunds(t), confirmMs).unref();
    if (t.status === 'capture' && t.fraud === 'accept')
      setTimeout(() => {
        if (t.status === 'capture') bank.settle(t);
      }, settleMs).unref();
  }
  return {
    origin,
    bank,
    office,
    behaviour,
    transaction: store.byName,
    statement: () => store.state.statement,
    stop: async () => {
      office.stop();
      await server.stop();
    },
  };
};
