import { Hono } from 'hono';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';
import { createApi } from './api.ts';
import { openMessageStore } from './books.ts';
import { createControl } from './control.ts';
import type { Behaviour, SentMessage } from './model.ts';
import { openTeller } from './tell.ts';

export interface MessageProvidersOptions {
  /** Keeps what was sent over a restart. */
  readonly file?: string;
  readonly port?: number;
  readonly behaviour?: Partial<Behaviour>;
  /** Tests deliver to a site that has no address. */
  readonly fetch?: typeof fetch;
  readonly clock?: () => number;
  readonly site?: string;
}

export interface MessageProviders extends Listening {
  readonly behaviour: Behaviour;
  readonly sent: readonly SentMessage[];
  /** The same without a network; undefined where the answer got lost. */
  handle(request: Request): Promise<Response | undefined>;
  idle(): Promise<void>;
}

const LOOPBACK_HOSTS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** The providers without a server around them. */
export const openProviders = (options: MessageProvidersOptions) => {
  const { clock = Date.now, file } = options;
  const store = openMessageStore(file);
  Object.assign(store.behaviour, options.behaviour);
  const site = { origin: options.site };
  const teller = openTeller({
    store,
    clock,
    fetch: options.fetch ?? globalThis.fetch,
    site: () => site.origin,
  });
  const app = new Hono();
  app.route('/', createControl({ store, site }));
  app.route('/', createApi({ store, teller, clock, site: () => site.origin }));
  const handle = async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    if (request.method === 'GET' || pathname.startsWith('/control')) return app.fetch(request);
    switch (store.behaviour.requests) {
      case 'busy':
        return Response.json({ message: 'Not now.' }, { status: 503 });
      case 'error':
        return Response.json({ message: 'Something broke.' }, { status: 500 });
      case 'refused':
        return Response.json({ message: 'Never.' }, { status: 422 });
      case 'lost':
        await app.fetch(request);
        return undefined;
      case 'ok':
        return app.fetch(request);
    }
  };
  return { handle, store, teller };
};

/**
 * Providers of mail, WhatsApp and SMS, and a push service, on this machine; they speak the documented APIs and reach nobody.
 * They start for embedded instances only.
 */
export const startMessageProviders = async (
  env: Readonly<Record<string, string | undefined>>,
  options: MessageProvidersOptions,
): Promise<MessageProviders> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The local providers of messages start with ALVA_ENV=embedded only.');
  const { handle, store, teller } = openProviders(options);
  const server = await listen(async (request) => {
    // A name of somebody else's that leads here is not ours.
    if (!LOOPBACK_HOSTS.test(request.headers.get('host') ?? ''))
      return new Response('Loopback only.', { status: 403 });
    return handle(request);
  }, options.port ?? 0);
  return {
    origin: server.origin,
    behaviour: store.behaviour,
    sent: store.sent,
    handle,
    idle: teller.idle,
    stop: async () => {
      teller.stop();
      await server.stop();
    },
  };
};
