import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { type Case, getShot, PUBLIC, shotFor, signedInCases } from './cases.ts';
import { answerOf, nextKey, send } from './load.ts';
import {
  atLeast,
  COSTS,
  costsOf,
  cpuRatio,
  figureOf,
  type Lane,
  laneOf,
  race,
  ratio,
} from './race.ts';
import { type Bindings, type Contestant, OTHER, type Runtime, startServer } from './servers.ts';
import { signIn } from './session.ts';
import { table, whole } from './table.ts';
import { type Recorded, recorder } from './trips.ts';

const ROUNDS = {
  rounds: Number(process.env.BENCH_ROUNDS ?? 15),
  roundMs: Number(process.env.BENCH_ROUND_MS ?? 400),
  warmUpMs: Number(process.env.BENCH_WARM_UP_MS ?? 4000),
};

/** Least ratios to bare Hono, and to graphql-yoga, we hold ourselves to. */
const LEAST: Readonly<Record<Runtime, Readonly<Record<string, number>>>> = {
  Node: { 'product list': 0.35, 'single product': 0.45 },
  workerd: { 'product list': 0.45, 'single product': 0.55 },
};
const LEAST_OF_YOGA = 2.5;
const LEAST_REVALIDATION = 0.8;

type Lanes = Partial<Record<Contestant | 'get' | 'revalidate', Lane>>;

const COLUMNS = [
  '',
  'requests/s',
  'of bare Hono',
  'of graphql-yoga',
  'GET, of bare Hono',
  'GET with ETag (304), of bare Hono',
  'of the other checkout',
  'CPU, of the other checkout',
  ...COSTS,
];

const rowOf = (name: string, lanes: Lanes, least: number | undefined): string[] => {
  const { bff, bare, yoga, get, revalidate, other } = lanes;
  if (bff === undefined) throw new Error(`${name} was not measured`);
  const of = (lane: Lane | undefined, base: Lane | undefined, wanted?: number): string =>
    lane && base ? atLeast(ratio(lane, base), wanted) : '';
  return [
    name,
    whole(figureOf(bff, 'rate')),
    of(bff, bare, least),
    of(bff, yoga, LEAST_OF_YOGA),
    of(get, bare),
    of(revalidate, bare, LEAST_REVALIDATION),
    of(bff, other),
    other ? atLeast(cpuRatio(bff, other)) : '',
    ...costsOf(bff),
  ];
};

/** What the BFF asks its store for a case. */
const tripsOf = async (
  store: OpenDatabase,
  bindings: Bindings,
  each: Case,
  cookie: string,
): Promise<Recorded> => {
  const { db, trips } = recorder(store, false);
  const variables = { ...bindings, ALVA_ENV: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  const { path, method, headers, body = null } = shotFor(0, each, cookie);
  const idempotencyKey = nextKey();
  const own = { ...headers, 'idempotency-key': idempotencyKey };
  const url = `${bindings.SITE_ORIGIN}${path}`;
  await answerOf(
    inProcessApp(db, Date.now, variables).request(url, { method, headers: own, body }),
  );
  return { trips, idempotencyKey };
};

type CasesOf = (db: OpenDatabase, port: number, cookie: string) => Promise<readonly Case[]>;

/** All contestants in one runtime, on one store, with the cases in turn. */
const rowsOf = async (
  runtime: Runtime,
  common: Bindings,
  folder: string,
  casesOf: CasesOf,
): Promise<string[][]> => {
  const db = openDatabase({ url: common.DATABASE_URL ?? '' });
  const cookie = await signIn(db, common);
  const stops: (() => void)[] = [() => db.close()];
  const start = async (who: Contestant, bindings: Bindings) => {
    const server = await startServer(runtime, who, bindings, folder);
    stops.push(server.stop);
    return server;
  };
  try {
    const bff = await start('bff', common);
    const cases = await casesOf(db, bff.port, cookie);
    const answers: Record<string, unknown> = {};
    // The write first: the feed then has what it will say.
    for (const each of cases.toReversed())
      answers[each.key] = await answerOf(send(shotFor(bff.port, each, cookie)));
    const trips: Record<string, Recorded> = {};
    for (const each of cases)
      if (each.signedIn) trips[each.key] = await tripsOf(db, common, each, cookie);
    const finished = { ANSWERS: JSON.stringify(answers), TRIPS: JSON.stringify(trips) };
    const bare = await start('bare', { ...common, ...finished });
    const yoga = cases.some(({ signedIn }) => !signedIn) ? await start('yoga', common) : undefined;
    const other = OTHER === undefined ? undefined : await start('other', common);
    const rows: string[][] = [];
    for (const each of cases) {
      const servers = { bff, bare, other, ...(each.signedIn ? {} : { yoga }) };
      for (const connections of each.signedIn ? [8, 64] : [8]) {
        const lanes: Lanes = {};
        for (const [who, server] of Object.entries(servers) as [Contestant, typeof bff][]) {
          if (server === undefined) continue;
          const shot = shotFor(server.port, each, cookie, who === 'other' ? 'bff' : who);
          // A contestant that answers less, or something else, would win for nothing.
          if (JSON.stringify(await answerOf(send(shot))) !== JSON.stringify(answers[each.key]))
            throw new Error(`${who} does not answer ${each.name} as the BFF does.`);
          lanes[who] = laneOf(server, shot);
        }
        if (!each.signedIn) {
          const plain = getShot(bff.port, each);
          const etag = (await send(plain)).headers.get('etag') ?? '';
          lanes.get = laneOf(bff, plain);
          lanes.revalidate = laneOf(bff, getShot(bff.port, each, etag));
        }
        await race(Object.values(lanes), { ...ROUNDS, connections });
        const many = connections === 8 ? '' : `, ${connections} connections`;
        rows.push(rowOf(`${runtime}, ${each.name}${many}`, lanes, LEAST[runtime][each.name]));
      }
    }
    return rows;
  } finally {
    for (const stop of stops) stop();
  }
};

const measured =
  (casesOf: CasesOf) =>
  async (stores: Readonly<Record<Runtime, Bindings>>, folder: string): Promise<string> =>
    table(COLUMNS, [
      ...(await rowsOf('Node', stores.Node, folder, casesOf)),
      ...(await rowsOf('workerd', stores.workerd, folder, casesOf)),
    ]);

export const publicTable = measured(async () => PUBLIC);
export const signedInTable = measured(signedInCases);
