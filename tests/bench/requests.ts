import type { OpenDatabase } from '#db/open.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { type Case, getShot, PUBLIC, shotFor, signedInCases } from './cases.ts';
import type { Recorded } from './contestants.ts';
import { answerOf, nextKey, send } from './load.ts';
import {
  COSTS,
  costsOf,
  cpuOf,
  figureOf,
  type Lane,
  race,
  ratio,
  requireSameAnswers,
  type Target,
} from './race.ts';
import { setting } from './rounds.ts';
import {
  type Bench,
  type Bindings,
  OTHER,
  type Runtime,
  sessionOn,
  startServer,
} from './servers.ts';
import { atLeast, table, whole } from './table.ts';
import { recorder } from './trips.ts';

const ROUNDS = {
  rounds: setting('ROUNDS', 15),
  roundMs: setting('ROUND_MS', 400),
  warmUpMs: setting('WARM_UP_MS', 4_000),
};

/** Least ratios to bare Hono, and to graphql-yoga, we hold ourselves to. */
const LEAST: Readonly<Record<Runtime, Readonly<Record<string, number>>>> = {
  Node: { 'product list': 0.35, 'single product': 0.45 },
  workerd: { 'product list': 0.45, 'single product': 0.55 },
};
const LEAST_OF_YOGA = 2.5;
const LEAST_REVALIDATION = 0.8;

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

const rowOf = (name: string, lanes: Readonly<Record<string, Lane>>, least?: number): string[] => {
  const { bff = [], bare, yoga, get, revalidate, other } = lanes;
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
    other ? atLeast(cpuOf(bff) / cpuOf(other)) : '',
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
  const { path, method, headers, body = null } = shotFor(each, cookie);
  const idempotencyKey = nextKey();
  const init = { method, headers: { ...headers, 'idempotency-key': idempotencyKey }, body };
  const app = inProcessApp(db, Date.now, variables);
  await answerOf(app.request(`${bindings.SITE_ORIGIN}${path}`, init));
  return { trips, idempotencyKey };
};

type CasesOf = (db: OpenDatabase, port: number, cookie: string) => Promise<readonly Case[]>;

/** All contestants in one runtime, on one store, with the cases in turn. */
const rowsOf = async (bench: Bench, runtime: Runtime, casesOf: CasesOf): Promise<string[][]> => {
  const { db, bindings } = bench.sides[runtime];
  const cookie = await sessionOn(bench.sides[runtime]);
  const bff = await startServer(bench, runtime, 'bff', bindings);
  const cases = await casesOf(db, bff.port, cookie);
  const answers: Record<string, unknown> = {};
  // The write first: the feed then has what it will say.
  for (const each of cases.toReversed())
    answers[each.key] = await answerOf(send(bff.port, shotFor(each, cookie)));
  const trips: Record<string, Recorded> = {};
  for (const each of cases)
    if (each.signedIn) trips[each.key] = await tripsOf(db, bindings, each, cookie);
  const finished = { ANSWERS: JSON.stringify(answers), TRIPS: JSON.stringify(trips) };
  const bare = await startServer(bench, runtime, 'bare', { ...bindings, ...finished });
  const isPublic = cases.some(({ signedIn }) => !signedIn);
  const yoga = isPublic && (await startServer(bench, runtime, 'yoga', bindings));
  const other = OTHER !== undefined && (await startServer(bench, runtime, 'other', bindings));
  const rows: string[][] = [];
  for (const each of cases) {
    const shot = shotFor(each, cookie);
    const targets: Record<string, Target> = {
      bff: { server: bff, shot },
      bare: { server: bare, shot: shotFor(each, cookie, 'bare') },
      ...(other && { other: { server: other, shot } }),
      ...(yoga && { yoga: { server: yoga, shot: shotFor(each, cookie, 'yoga') } }),
    };
    await requireSameAnswers(each.name, targets);
    if (!each.signedIn) {
      const plain = getShot(each);
      const etag = (await send(bff.port, plain)).headers.get('etag') ?? '';
      targets.get = { server: bff, shot: plain };
      targets.revalidate = { server: bff, shot: getShot(each, etag) };
    }
    for (const connections of each.signedIn ? [8, 64] : [8]) {
      const lanes = await race(targets, { ...ROUNDS, connections });
      const many = connections === 8 ? '' : `, ${connections} connections`;
      rows.push(rowOf(`${runtime}, ${each.name}${many}`, lanes, LEAST[runtime][each.name]));
    }
  }
  return rows;
};

const measured =
  (casesOf: CasesOf) =>
  async (bench: Bench): Promise<string> =>
    table(COLUMNS, [
      ...(await rowsOf(bench, 'Node', casesOf)),
      ...(await rowsOf(bench, 'workerd', casesOf)),
    ]);

export const publicTable = measured(async () => PUBLIC);
export const signedInTable = measured(signedInCases);
