import { openDatabase } from '#db/open.ts';
import { type Case, PUBLIC, SIGNED_IN } from './cases.ts';
import { KEY, type Shot, send } from './load.ts';
import { median } from './median.ts';
import { cpuRatio, type Lane, laneOf, race, ratio } from './race.ts';
import { type Bindings, type Contestant, OTHER, type Runtime, startServer } from './servers.ts';
import { signIn } from './session.ts';
import { table, whole } from './table.ts';

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
}

const json = { 'content-type': 'application/json', accept: 'application/json' };

const shotFor = (who: Contestant, port: number, each: Case, cookie: string): Shot => {
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
    perSecond: median(bff.rates),
    ofBare: ratio(bff, bare),
    least: LEAST[runtime][name],
    ofYoga: of(bff, lanes.yoga),
    getOfBare: of(lanes.get, bare),
    revalidationOfBare: of(lanes.revalidate, bare),
    ofOther: of(bff, lanes.other),
    cpuOfOther: lanes.other && cpuRatio(bff, lanes.other),
  };
};

const jsonOf = async (shot: Shot): Promise<unknown> => {
  const answer = (await (await send(shot)).json()) as { errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer;
};

/** All contestants in one runtime, on one store, with the cases in turn. */
const runCases = async (
  runtime: Runtime,
  common: Bindings,
  folder: string,
  cases: readonly Case[],
): Promise<RequestRow[]> => {
  const db = openDatabase({ url: common.DATABASE_URL ?? '' });
  const cookie = await signIn(db, common);
  db.close();
  const stops: (() => void)[] = [];
  const start = async (who: Contestant, bindings: Bindings) => {
    const server = await startServer(runtime, who, bindings, folder);
    stops.push(server.stop);
    return server;
  };
  try {
    const bff = await start('bff', common);
    const answers: Record<string, unknown> = {};
    // The write first: the feed then has what it will say.
    for (const each of cases.toReversed())
      answers[each.key] = await jsonOf(shotFor('bff', bff.port, each, cookie));
    const bare = await start('bare', { ...common, ANSWERS: JSON.stringify(answers) });
    const yoga = cases.some(({ signedIn }) => !signedIn) ? await start('yoga', common) : undefined;
    const other = OTHER === undefined ? undefined : await start('other', common);
    const rows: RequestRow[] = [];
    for (const each of cases) {
      const servers = { bff, bare, other, ...(each.signedIn ? {} : { yoga }) };
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
      await race(Object.values(lanes), ROUNDS);
      rows.push(rowOf(runtime, each.name, lanes));
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
    ]),
  );

const measured =
  (cases: readonly Case[]) =>
  async (stores: Stores, folder: string): Promise<string> => {
    const rows: RequestRow[] = [];
    for (const runtime of RUNTIMES)
      rows.push(...(await runCases(runtime, stores[runtime], folder, cases)));
    return tableOf(rows);
  };

export const publicTable = measured(PUBLIC);
export const signedInTable = measured(SIGNED_IN);
