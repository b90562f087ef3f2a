import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { jwtVerify } from 'jose';
import type { OpenDatabase } from '#db/open.ts';
import type { Acting } from '#edge/domains/orders/act.ts';
import { listen } from '#edge/payments-sandbox/node-server.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import type { Store } from '#tests/support/stores.ts';
import { inTurn, median, setting, timed } from './rounds.ts';
import { type Bench, signIn } from './servers.ts';
import { limited } from './table.ts';
import { recorder, replay, type Trips } from './trips.ts';

export const ROUNDS = setting('ROUNDS', 30);
/** The first ones warm up. */
const WARM_UP_ROUNDS = Math.ceil(ROUNDS / 6);

/** Makes ready what is then measured. */
type Prepare = () => Promise<() => Promise<unknown>>;

/** Ours and the same statements bare, in turn, each after `tidy`; how much of the bare pace ours has. */
export const paced = async (
  ours: Prepare,
  bare: Prepare,
  tidy = async (): Promise<unknown> => undefined,
): Promise<number> => {
  const lane = (prepare: Prepare) => async () => {
    await tidy();
    return timed(await prepare());
  };
  const [times = [], bareTimes = []] = await inTurn(ROUNDS, [lane(ours), lane(bare)]);
  const ratios = times.map((ms, round) => (bareTimes[round] ?? Number.NaN) / ms);
  return median(ratios.slice(WARM_UP_ROUNDS));
};

export const pace = (what: string, reached: number, limit: number): string[] =>
  limited(what, reached.toFixed(2), `≥ ${limit}`, reached >= limit);

/** The BFF over a socket for one customer, beside bare Hono with the same batches. */
export const openBeside = async ({ stopAtEnd }: Bench, shopDeps: Acting & Pick<Store, 'db'>) => {
  const deps = { ...shopDeps, clock: Date.now };
  const { db } = deps;
  const secret = Buffer.alloc(32, 'session key of the bench');
  const origin = 'http://localhost';
  const variables = { SITE_ORIGIN: origin, SESSION_KEYS: `bench:${secret.toString('base64url')}` };
  const appOn = (on: OpenDatabase) => inProcessApp(on, Date.now, variables);
  const app = appOn(db);
  const cookie = await signIn(app.request, origin);
  const post = (query: string) => ({
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  /** Over a socket, as a browser reaches it. */
  const served = async (answer: (request: Request) => Response | Promise<Response>) => {
    const server = stopAtEnd(await listen(async (request) => answer(request), 0));
    return async (query: string): Promise<string> =>
      (await fetch(`${server.origin}/graphql`, post(query))).text();
  };
  const reach = await served((request) => app.fetch(request));
  const ours = async (query: string): Promise<void> => {
    const answer = await reach(query);
    if (!answer.startsWith('{"data":')) throw new Error(answer);
  };
  let trips: Trips = [];
  let answer: object = {};
  /** What bare Hono does from now on; `dry` keeps what is written from the store. */
  const record = async (query: string, dry: boolean): Promise<void> => {
    const watched = recorder(db, dry);
    const response = await appOn(watched.db).request(`${origin}/graphql`, post(query));
    answer = (await response.json()) as object;
    if ('errors' in answer) throw new Error(JSON.stringify(answer));
    trips = [...watched.trips];
  };
  /** The same cookie checked by jose, the same batches, and a finished answer. */
  const hono = new Hono().post('/graphql', async (c) => {
    await jwtVerify(getCookie(c, 'alva-session') ?? '', secret, { algorithms: ['HS256'] });
    await replay(db, trips);
    return c.json(answer);
  });
  const bare = await served((request) => hono.fetch(request));
  return {
    deps,
    ours,
    reading: async (query: string): Promise<number> => {
      await record(query, false);
      return paced(
        async () => () => ours(query),
        async () => () => bare(query),
      );
    },
    /** What is written bare is recorded right before it, round by round. */
    writing: (query: string, tidy: () => Promise<unknown>): Promise<number> =>
      paced(
        async () => () => ours(query),
        async () => {
          await record(query, true);
          return () => bare(query);
        },
        tidy,
      ),
  };
};
