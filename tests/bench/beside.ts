import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import type { Database } from '#db/client.ts';
import { createApp } from '#edge/app.ts';
import type { Acting } from '#edge/domains/orders/act.ts';
import { parseEnv } from '#edge/env.ts';
import { type Listening, listen } from '#edge/payments-sandbox/node-server.ts';
import { cookieOf, idTokenOf } from '#tests/support/actors.ts';
import { startIdentityProvider } from '#tests/support/identity-provider.ts';
import type { Store } from '#tests/support/stores.ts';
import { median } from './median.ts';
import { limited } from './table.ts';
import { recorder, replay, type Trips } from './trips.ts';

export const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 30);

export const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await run();
  return performance.now() - began;
};

/** Ours and the same statements bare, in turn; how much of the bare pace ours has. */
export const paced = async (
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

export const pace = (what: string, reached: number, limit: number): string[] =>
  limited(what, reached.toFixed(2), `≥ ${limit}`, reached >= limit);

/** The BFF over a socket for one customer, beside bare Hono with the same batches. */
export const openBeside = async (shopDeps: Acting & Pick<Store, 'db'>) => {
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
  const deps = { ...shopDeps, env, clock, fetch: globalThis.fetch };
  const { db } = deps;
  const free = { allows: async () => true };
  const appOn = (on: Database) =>
    createApp({ ...deps, db: on }, { addressOf: () => 'bench', limiter: free, loginLimiter: free });
  const app = appOn(db);
  const session = await app.request(`${origin}/api/login`, {
    method: 'POST',
    headers: { origin, authorization: `Bearer ${idTokenOf('owner@alva.demo')}` },
  });
  const cookie = cookieOf(session);
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
  /**
   * A write of ours and the same statements bare, in turn: those of a round are recorded right before
   * it, with what is written kept from the store.
   */
  const writing = async (query: string, tidy: () => Promise<unknown>): Promise<number> => {
    const request = ask(query);
    let trips: Trips = [];
    let answer: object = {};
    const bare = new Hono().post('/graphql', async (c) => {
      await jwtVerify(getCookie(c, 'alva-session') ?? '', secret, { algorithms: ['HS256'] });
      await replay(db, trips);
      return c.json(answer);
    });
    const beside = await served((one) => bare.fetch(one));
    if (!(await ours(request())).startsWith('{"data":')) throw new Error('no answer');
    return paced(
      async () => {
        await tidy();
        return () => ours(request());
      },
      async () => {
        await tidy();
        const dry = recorder(db, true);
        answer = (await (await appOn(dry.db).fetch(request())).json()) as object;
        if ('errors' in answer) throw new Error(JSON.stringify(answer));
        trips = [...dry.trips];
        return () => beside(request());
      },
    );
  };
  return {
    deps,
    ask,
    ours,
    reading,
    writing,
    stop: async () => {
      for (const server of servers) await server.stop();
      await identity.stop();
    },
  };
};
