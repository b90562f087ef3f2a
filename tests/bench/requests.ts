import { dirname, join } from 'node:path';
import { ulid } from '#edge/contract/ids.ts';
import type { Shot } from '#tests/support/http-client.ts';
import { startSite } from '#tests/support/product-process.ts';
import { appWith, openSide, type Side, startServer } from '#tests/support/served-bff.ts';
import { recorder } from '#tests/support/trips.ts';
import { answerOf } from '#tests/support/trusted.ts';
import type { Recorded } from './bare.ts';
import { type Case, publicCases, signedInCases } from './cases.ts';
import {
  COSTS,
  costsOf,
  FEW,
  MANY,
  race,
  rateOf,
  ratioOf,
  requireSameAnswers,
  send,
  type Target,
} from './race.ts';
import { type Bench, table, whole } from './section.ts';

/** Least ratios to bare Hono that we hold ourselves to; a case by itself is meant in both runtimes. */
const LEAST: Readonly<Record<string, number>> = {
  'Node, product list': 0.35,
  'Node, single product': 0.45,
  'workerd, product list': 0.45,
  'workerd, single product': 0.55,
  'one order': 0.6,
  'list of orders': 0.6,
  // Twenty times what Vendure's keeps of that pace, .041.
  cart: 0.82,
  'write of a cart line': 0.5,
};
const LEAST_REVALIDATION = 0.8;
const LEAST_THROUGH_START = 0.8;

const COLUMNS = [
  '',
  'requests/s',
  'of bare Hono',
  'GET, of bare Hono',
  'GET with ETag (304), of bare Hono',
  'through `npm start`, of the app alone',
  ...COSTS,
];

/** What the BFF asks its store for a case, and answers. */
const record = async ({ db, bindings }: Side, { shot }: Case): Promise<Recorded> => {
  const watched = recorder(db, false);
  const { path, method, headers, body = null } = shot;
  const idempotencyKey = ulid(Date.now());
  const init = { method, headers: { ...headers, 'idempotency-key': idempotencyKey }, body };
  const app = appWith(watched.db, bindings);
  const answer = await answerOf(app.request(`${bindings.SITE_ORIGIN}${path}`, init));
  return { trips: watched.trips, idempotencyKey, answer, isSignedIn: 'cookie' in headers };
};

const BARE = { Node: 'tests/bench/bare-in-node.ts', workerd: 'tests/bench/bare.ts' };

/** The product on the store of the others, signed in with a cookie of its own. */
const startThrough = async ({ stopAtEnd }: Bench, { bindings }: Side) => {
  const { DATABASE_URL = '', OPEN_DOCUMENTS = '', CONFIRMED_FOR_MS = '' } = bindings;
  const data = dirname(DATABASE_URL.slice('file:'.length));
  const settings = { OPEN_DOCUMENTS, CONFIRMED_FOR_MS };
  const server = stopAtEnd(await startSite({ data, settings }));
  const { cookie } = server;
  return (shot: Shot): Target => {
    const headers = 'cookie' in shot.headers ? { ...shot.headers, cookie } : shot.headers;
    return { server, shot: { ...shot, headers } };
  };
};

/** All contestants in one runtime, on one store, with the cases in turn. */
const rowsOf = async (
  bench: Bench,
  runtime: Side['runtime'],
  casesOf: typeof publicCases,
): Promise<string[][]> => {
  const { folder, stopAtEnd } = bench;
  const side = stopAtEnd(await openSide(runtime));
  const throughStart = runtime === 'Node' ? await startThrough(bench, side) : undefined;
  const app = stopAtEnd(await startServer(runtime, side.bindings, join(folder, 'bff')));
  const cases = await casesOf(side);
  const recorded: Record<string, Recorded> = {};
  const pathOf = ({ name }: Case): string => `/${name.replaceAll(/\W+/g, '-')}`;
  // The write first: the feed then has what it will say.
  for (const each of cases.toReversed()) recorded[pathOf(each)] = await record(side, each);
  const bindings = { ...side.bindings, RECORDED: JSON.stringify(recorded) };
  const bareHono = stopAtEnd(await startServer(runtime, bindings, join(folder, 'bare'), BARE));
  const rows: string[][] = [];
  for (const each of cases) {
    const { name, shot, get: byGet } = each;
    const targets: Record<string, Target> = {
      bff: { server: app, shot },
      bare: { server: bareHono, shot: { ...shot, path: pathOf(each) } },
      ...(throughStart && { through: throughStart(byGet ?? shot) }),
    };
    if (byGet) targets.get = { server: app, shot: byGet };
    await requireSameAnswers(name, targets);
    if (byGet) {
      const etag = (await send(app.port, byGet)).headers.get('etag') ?? '';
      const headers = { ...byGet.headers, 'if-none-match': etag };
      targets.revalidate = { server: app, shot: { ...byGet, headers } };
    }
    for (const connections of byGet ? [FEW] : [FEW, MANY]) {
      const { bff = [], bare, get, revalidate, through } = await race(targets, connections);
      const title = `${runtime}, ${name}`;
      rows.push([
        connections === FEW ? title : `${title}, ${connections} connections`,
        whole(rateOf(bff)),
        ratioOf(bff, bare, LEAST[title] ?? LEAST[name]),
        ratioOf(get, bare),
        ratioOf(revalidate, bare, LEAST_REVALIDATION),
        ratioOf(through, get ?? bff, LEAST_THROUGH_START),
        ...costsOf(bff, connections),
      ]);
    }
  }
  return rows;
};

const measured = (casesOf: typeof publicCases) => async (bench: Bench) =>
  table(COLUMNS, [
    ...(await rowsOf(bench, 'Node', casesOf)),
    ...(await rowsOf(bench, 'workerd', casesOf)),
  ]);

export const publicTable = measured(publicCases);
export const signedInTable = measured(signedInCases);
