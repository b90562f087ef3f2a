import { Hono } from 'hono';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';
import { createApi } from './api.ts';
import { openBooks } from './books.ts';
import { createControl } from './control.ts';
import { type FinancingDesk, openDesk } from './desk.ts';
import type { Application, Behaviour } from './model.ts';

export interface CompaniesOptions {
  /** Keeps the books over a restart. */
  readonly file?: string;
  /** Where it listens the first time; afterwards where its books say it did. */
  readonly port?: number;
  readonly behaviour?: Partial<Behaviour>;
  /** Tests deliver to a store that has no address. */
  readonly fetch?: typeof fetch;
  readonly clock?: () => number;
}

export interface Companies {
  readonly desk: FinancingDesk;
  readonly behaviour: Behaviour;
  application(reference: string): Application | undefined;
  /** A request without a network. */
  handle(request: Request): Promise<Response>;
}

/** The companies without a server around them. @param origin where their pages are */
export const openCompanies = (
  options: CompaniesOptions,
  origin: () => string,
): Companies & { readonly store: ReturnType<typeof openBooks> } => {
  const { clock = Date.now, file } = options;
  const store = openBooks(file);
  const { behaviour, applications } = store.books;
  Object.assign(behaviour, options.behaviour);
  const desk = openDesk({ store, clock, origin, fetch: options.fetch ?? globalThis.fetch });
  const app = new Hono();
  app.route('/', createApi({ store, desk, clock, origin }));
  app.route('/', createControl({ store, desk }));
  return {
    store,
    desk,
    behaviour,
    application: (reference) => applications.find((each) => each.reference === reference),
    handle: async (request) => app.fetch(request),
  };
};

const LOOPBACK_HOSTS = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

/** Financing companies on this machine that speak the documented API. They start for embedded instances only. */
export const startCompanies = async (
  env: Readonly<Record<string, string | undefined>>,
  options: CompaniesOptions,
): Promise<Companies & Listening> => {
  if (env.ALVA_ENV !== 'embedded')
    throw new Error('The local financing companies start with ALVA_ENV=embedded only.');
  let origin = '';
  const { store, ...companies } = openCompanies(options, () => origin);
  const handle = async (request: Request): Promise<Response> =>
    // A name of somebody else's that leads here is not ours.
    LOOPBACK_HOSTS.test(request.headers.get('host') ?? '')
      ? companies.handle(request)
      : new Response('Loopback only.', { status: 403 });
  // Pages people have open are where they were, unless somebody else took that port.
  const server = await listen(handle, store.books.port || (options.port ?? 0)).catch(() =>
    listen(handle, 0),
  );
  origin = server.origin;
  store.books.port = Number(new URL(origin).port);
  store.save();
  return {
    ...companies,
    origin,
    stop: async () => {
      companies.desk.stop();
      await server.stop();
    },
  };
};
