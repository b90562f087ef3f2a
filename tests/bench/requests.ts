import type { Database } from '#db/client.ts';
import { type OpenDatabase, openDatabase } from '#db/open.ts';
import { inProcessApp } from '#tests/support/in-process-app.ts';
import { type Case, PUBLIC, signedInCases } from './cases.ts';
import { KEY, type Shot, send } from './load.ts';
import { cpuRatio, figureOf, type Lane, laneOf, race, ratio } from './race.ts';
import { type Bindings, type Contestant, OTHER, type Runtime, startServer } from './servers.ts';
import { signIn } from './session.ts';
import { milliseconds, table, whole } from './table.ts';
import { recorder, type Trips } from './trips.ts';

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

interface RequestRow {
  readonly name: string;
  readonly perSecond: number;
  readonly ofBare: number;
  readonly least: number | undefined;
  readonly ofYoga: number | undefined;
  readonly getOfBare: number | undefined;
  readonly revalidationOfBare: number | undefined;
  readonly ofOther: number | undefined;
  readonly cpuOfOther: number | undefined;
  /** Of ours alone: ms of the process for a request, and of its answers. */
  readonly cpu: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

const json = { 'content-type': 'application/json', accept: 'application/json' };

export const shotFor = (who: Contestant, port: number, each: Case, cookie: string): Shot => {
  const { document, variables, key, signedIn } = each;
  const post = {
    port,
    method: 'POST',
    headers: signedIn ? { ...json, cookie, 'idempotency-key': KEY } : json,
  } as const;
  if (who === 'bare') return { ...post, path: `/${key}`, body: JSON.stringify(variables) };
  const named =
    document.hash === undefined || who === 'yoga'
      ? { query: document.text }
      : { documentId: `sha256:${document.hash}` };
  const path = signedIn ? '/graphql' : '/content';
  return { ...post, path, body: JSON.stringify({ ...named, variables }) };
};

/** The cacheable form; with `etag` as a browser or cache asks again. */
export const getShot = (port: number, { document, variables }: Case, etag?: string): Shot => {
  const query = new URLSearchParams({
    documentId: `sha256:${document.hash}`,
    variables: JSON.stringify(variables),
  });
  const headers = { accept: 'application/json', ...(etag && { 'if-none-match': etag }) };
  return { port, method: 'GET', path: `/content?${query}`, headers };
};

const rowOf = (runtime: Runtime, name: string, lanes: Lanes): RequestRow => {
  const { bff, bare } = lanes;
  if (bff === undefined || bare === undefined) throw new Error(`${name} was not measured`);
  const of = (lane: Lane | undefined, base: Lane | undefined) => lane && base && ratio(lane, base);
  return {
    name: `${runtime}, ${name}`,
    perSecond: figureOf(bff, 'rate'),
    ofBare: ratio(bff, bare),
    least: LEAST[runtime][name],
    ofYoga: of(bff, lanes.yoga),
    getOfBare: of(lanes.get, bare),
    revalidationOfBare: of(lanes.revalidate, bare),
    ofOther: of(bff, lanes.other),
    cpuOfOther: lanes.other && cpuRatio(bff, lanes.other),
    cpu: bff.cpu / bff.requests,
    p50: figureOf(bff, 'p50'),
    p99: figureOf(bff, 'p99'),
    max: Math.max(...bff.loads.map(({ max }) => max)),
  };
};

const answerOf = async (response: Response): Promise<unknown> => {
  const answer = (await response.json()) as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer;
};
export const jsonOf = async (shot: Shot): Promise<unknown> => answerOf(await send(shot));

/** What the BFF asks its store for a case, and its answer. */
const tripsOf = async (
  store: Database,
  bindings: Bindings,
  each: Case,
  cookie: string,
): Promise<Trips> => {
  const { db, trips } = recorder(store, false);
  const variables = { ...bindings, ALVA_ENV: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };
  const app = inProcessApp(db as OpenDatabase, Date.now, variables);
  const { path, method, headers, body = null } = shotFor('bff', 0, each, cookie);
  const url = `${bindings.SITE_ORIGIN}${path}`;
  await answerOf(await app.request(url, { method, headers, body }));
  return trips;
};

type CasesOf = (
  db: OpenDatabase,
  send: (each: Case) => Promise<unknown>,
) => Promise<readonly Case[]>;

/** All contestants in one runtime, on one store, with the cases in turn. */
const runCases = async (
  runtime: Runtime,
  common: Bindings,
  folder: string,
  casesOf: CasesOf,
): Promise<RequestRow[]> => {
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
    const cases = await casesOf(db, (each) => jsonOf(shotFor('bff', bff.port, each, cookie)));
    const answers: Record<string, unknown> = {};
    // The write first: the feed then has what it will say.
    for (const each of cases.toReversed())
      answers[each.key] = await jsonOf(shotFor('bff', bff.port, each, cookie));
    const trips: Record<string, Trips> = {};
    for (const each of cases)
      if (each.signedIn && each.key !== 'write')
        trips[each.key] = await tripsOf(db, common, each, cookie);
    const finished = { ANSWERS: JSON.stringify(answers), TRIPS: JSON.stringify(trips) };
    const bare = await start('bare', { ...common, ...finished });
    const yoga = cases.some(({ signedIn }) => !signedIn) ? await start('yoga', common) : undefined;
    const other = OTHER === undefined ? undefined : await start('other', common);
    const rows: RequestRow[] = [];
    for (const each of cases) {
      const servers = { bff, bare, other, ...(each.signedIn ? {} : { yoga }) };
      for (const connections of each.signedIn ? [8, 64] : [8]) {
        const lanes: Lanes = {};
        for (const [who, server] of Object.entries(servers) as [Contestant, typeof bff][]) {
          if (server === undefined) continue;
          const shot = shotFor(who, server.port, each, cookie);
          // A contestant that answers less, or something else, would win for nothing.
          if (JSON.stringify(await jsonOf(shot)) !== JSON.stringify(answers[each.key]))
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
        const name = connections === 8 ? each.name : `${each.name}, ${connections} connections`;
        rows.push(rowOf(runtime, name, lanes));
      }
    }
    return rows;
  } finally {
    for (const stop of stops) stop();
  }
};

const RUNTIMES = ['Node', 'workerd'] as const;
type Stores = Readonly<Record<Runtime, Bindings>>;

const cell = (value: number | undefined, least?: number): string => {
  if (value === undefined) return '';
  if (least === undefined) return value.toFixed(2);
  return `${value.toFixed(2)} (≥ ${least})${value >= least ? '' : ' ✗'}`;
};

const tableOf = (rows: readonly RequestRow[]): string =>
  table(
    [
      '',
      'requests/s',
      'of bare Hono',
      'of graphql-yoga',
      'GET, of bare Hono',
      'GET with ETag (304), of bare Hono',
      'of the other checkout',
      'CPU, of the other checkout',
      'CPU, ms a request',
      'p50, ms',
      'p99, ms',
      'max, ms',
    ],
    rows.map((row) => [
      row.name,
      whole(row.perSecond),
      cell(row.ofBare, row.least),
      cell(row.ofYoga, LEAST_OF_YOGA),
      cell(row.getOfBare),
      cell(row.revalidationOfBare, LEAST_REVALIDATION),
      cell(row.ofOther),
      cell(row.cpuOfOther),
      row.cpu.toFixed(2),
      milliseconds(row.p50),
      milliseconds(row.p99),
      milliseconds(row.max),
    ]),
  );

const measured =
  (casesOf: CasesOf) =>
  async (stores: Stores, folder: string): Promise<string> => {
    const rows: RequestRow[] = [];
    for (const runtime of RUNTIMES)
      rows.push(...(await runCases(runtime, stores[runtime], folder, casesOf)));
    return tableOf(rows);
  };

export const publicTable = measured(async () => PUBLIC);
export const signedInTable = measured(signedInCases);
