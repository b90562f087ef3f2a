import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { contentPath, documentOf, getShot, LIST, posted, shotFor, signedInCases } from './cases.ts';
import { answerOf, type Shot, send } from './load.ts';
import { site } from './memory.ts';
import { atLeast, COSTS, costsOf, figureOf, laneOf, race, ratio } from './race.ts';
import { startServer } from './servers.ts';
import { table, whole } from './table.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 9);
const ROUND_MS = Number(process.env.BENCH_ROUND_MS ?? 800);
const WARM_UP_MS = Number(process.env.BENCH_WARM_UP_MS ?? 4_000);
const LEAST = 0.8;
const SCOPES = ['vehicles', 'shares', 'shareOffers', 'orders', 'notifications'];

interface Ends {
  readonly data: Readonly<Record<string, readonly { scope: string; cursor: string }[]>>;
}

/** What devices ask, with the cursors that they have. */
const syncShots = async (port: number, cookie: string): Promise<[string, Shot][]> => {
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const changed = (questions: object): Shot => ({
    port,
    method: 'POST',
    path: '/graphql',
    headers: { ...json, cookie },
    body: posted(/^query SyncChanged\b/, { questions }),
  });
  const get = (start: RegExp, variables: object): Shot => ({
    port,
    method: 'GET',
    path: contentPath(documentOf(start), variables),
    headers: { accept: 'application/json' },
  });
  const cursors = new Map<string, string | null>(SCOPES.map((scope) => [scope, null]));
  const questions = () => [...cursors].map(([scope, cursor]) => ({ scope, cursor }));
  // A garage of a hundred takes more than a page.
  for (let isDone = false; !isDone; ) {
    const { syncChanged = [] } = (await answerOf<Ends>(send(changed(questions())))).data;
    for (const { scope, cursor } of syncChanged) cursors.set(scope, cursor);
    isDone = syncChanged.length === 0;
  }
  const { syncEnds = [] } = (await answerOf<Ends>(send(get(/^query SyncEnds\b/, {})))).data;
  const end = syncEnds.find(({ scope }) => scope === 'stations')?.cursor;
  return [
    ['sync of five collections, nothing changed', changed(questions())],
    [
      'sync of stations, first page by its address',
      get(/^query SyncPublicPage\b/, { scope: 'stations', cursor: null, end }),
    ],
  ];
};

/**
 * The BFF's answers through `npm start`, where Next has the pages, beside the same app alone in a process,
 * on the same store: how much of its pace is left, and how long an answer takes.
 */
export const siteTable = async (folder: string): Promise<string> => {
  const settings = {
    SESSION_KEYS: `bench:${randomBytes(32).toString('base64url')}`,
    OPEN_DOCUMENTS: 'on',
    FLOOD_LIMIT: '1000000000',
  };
  const product = await site(folder, settings);
  const DATABASE_URL = `file:${join(folder, 'product', 'alva.db')}`;
  const embedded = { ALVA_ENV: 'embedded', DATABASE_URL, SITE_ORIGIN: product.origin };
  const alone = await startServer('Node', 'bff', { ...embedded, ...settings }, folder);
  try {
    const { cookie } = product;
    const db = openDatabase({ url: DATABASE_URL });
    const cases = await signedInCases(db, alone.port, cookie);
    db.close();
    const port = Number(new URL(product.origin).port);
    const shots: readonly (readonly [string, Shot])[] = [
      [LIST.name, shotFor(port, LIST, cookie)],
      [`${LIST.name} by GET`, getShot(port, LIST)],
      ...(await syncShots(port, cookie)),
      ...cases.map((each) => [each.name, shotFor(port, each, cookie)] as const),
    ];
    const rows: string[][] = [];
    for (const [name, shot] of shots) {
      const direct = { ...shot, port: alone.port };
      const answers = [await answerOf(send(shot)), await answerOf(send(direct))];
      if (new Set(answers.map((each) => JSON.stringify(each))).size !== 1)
        throw new Error(`${name}: not the same answers`);
      for (const connections of [8, 64]) {
        const through = laneOf(product, shot);
        const bare = laneOf(alone, direct);
        const warmUpMs = connections === 8 ? WARM_UP_MS : 0;
        await race([through, bare], { rounds: ROUNDS, roundMs: ROUND_MS, warmUpMs, connections });
        rows.push([
          `${name}, ${connections} connections`,
          whole(figureOf(through, 'rate')),
          atLeast(ratio(through, bare), LEAST),
          ...costsOf(through),
        ]);
      }
    }
    return table(['through `npm start`', 'requests/s', 'of the app alone', ...COSTS], rows);
  } finally {
    alone.stop();
    await product.stop();
  }
};
