import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDatabase } from '#db/open.ts';
import { caseOf, getShot, LIST, nothingChanged, shotFor, signedInCases } from './cases.ts';
import { answerOf, type Shot, send } from './load.ts';
import { startSite } from './product.ts';
import { COSTS, costsOf, figureOf, race, ratio, requireSameAnswers } from './race.ts';
import { setting } from './rounds.ts';
import { type Bench, startServer } from './servers.ts';
import { atLeast, table, whole } from './table.ts';

const ROUNDS = { rounds: setting('ROUNDS', 9), roundMs: setting('ROUND_MS', 800) };
const WARM_UP_MS = setting('WARM_UP_MS', 4_000);
const LEAST = 0.8;

interface Ends {
  readonly data: { readonly syncEnds: readonly { scope: string; cursor: string }[] };
}

/** What devices ask, with the cursors that they have. */
const syncShots = async (port: number, cookie: string): Promise<[string, Shot][]> => {
  const ends = getShot(caseOf('ends', /^query SyncEnds\b/));
  const { syncEnds } = (await answerOf<Ends>(send(port, ends))).data;
  const end = syncEnds.find(({ scope }) => scope === 'stations')?.cursor;
  const page = { scope: 'stations', cursor: null, end };
  return [
    [
      'sync of five collections, nothing changed',
      await nothingChanged((shot) => send(port, shot), cookie),
    ],
    [
      'sync of stations, first page by its address',
      getShot(caseOf('page', /^query SyncPublicPage\b/, page)),
    ],
  ];
};

/**
 * The BFF's answers through `npm start`, where Next has the pages, beside the same app alone in a process,
 * on the same store: how much of its pace is left, and how long an answer takes.
 */
export const siteTable = async (bench: Bench): Promise<string> => {
  const settings = {
    SESSION_KEYS: `bench:${randomBytes(32).toString('base64url')}`,
    OPEN_DOCUMENTS: 'on',
    FLOOD_LIMIT: '1000000000',
  };
  const product = await startSite(bench, settings);
  const { cookie } = product;
  const DATABASE_URL = `file:${join(bench.folder, 'product', 'alva.db')}`;
  const embedded = { ALVA_ENV: 'embedded', DATABASE_URL, SITE_ORIGIN: product.origin };
  const alone = await startServer(bench, 'Node', 'bff', { ...embedded, ...settings });
  const db = openDatabase({ url: DATABASE_URL });
  const cases = await signedInCases(db, alone.port, cookie);
  db.close();
  const shots: readonly (readonly [string, Shot])[] = [
    [LIST.name, shotFor(LIST, cookie)],
    [`${LIST.name} by GET`, getShot(LIST)],
    ...(await syncShots(product.port, cookie)),
    ...cases.map((each) => [each.name, shotFor(each, cookie)] as const),
  ];
  const rows: string[][] = [];
  for (const [name, shot] of shots) {
    const targets = { through: { server: product, shot }, direct: { server: alone, shot } };
    await requireSameAnswers(name, targets);
    for (const connections of [8, 64]) {
      const warmUpMs = connections === 8 ? WARM_UP_MS : 0;
      const { through = [], direct = [] } = await race(targets, {
        ...ROUNDS,
        warmUpMs,
        connections,
      });
      rows.push([
        `${name}, ${connections} connections`,
        whole(figureOf(through, 'rate')),
        atLeast(ratio(through, direct), LEAST),
        ...costsOf(through),
      ]);
    }
  }
  return table(['through `npm start`', 'requests/s', 'of the app alone', ...COSTS], rows);
};
