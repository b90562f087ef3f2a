import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open.ts';
import { createApp } from '#edge/app.ts';
import { parseEnv } from '#edge/env.ts';
import { systemClock } from '#edge/platform/clock.ts';
import { createIds } from '#edge/platform/ids.ts';
import { createLog } from '#edge/platform/log.ts';
import { noStorage } from '#edge/platform/storage/none.ts';
import type { Dice } from '#tests/support/random.ts';
import { withoutFlushes } from '#tests/support/stores.ts';

/** The BFF on a libSQL file, and what its editors do to it while devices look away. */
export interface Server {
  /** One page of `pages`, through the whole app. */
  sync(cursor: string | null): Promise<ServerPage>;
  edit(): Promise<void>;
  stop(): void;
}

export interface ServerPage {
  readonly cursor: string;
  readonly hasMore: boolean;
  readonly starts: boolean;
  readonly removed: readonly string[];
  readonly changes: readonly { id: string; record: object; visibleUntil: string | null }[];
}

const DOCUMENT = `query Sync($cursor: String) { sync(scope: pages, cursor: $cursor) {
  cursor hasMore starts removed changes { id record visibleUntil } } }`;

let folder: string | undefined;
let empty: string | undefined;

/** Where this file of tests keeps its stores, until `cleanUp`. */
export const folderOfStores = (): string => {
  folder ??= mkdtempSync(join(tmpdir(), 'alva-simulation-'));
  return folder;
};

export const emptyStore = async (): Promise<string> => {
  if (empty !== undefined) return empty;
  const path = join(folderOfStores(), 'empty.db');
  const db = openDatabase({ url: `file:${path}` });
  await migrate(db.primary);
  await db.primary.execute('PRAGMA wal_checkpoint(TRUNCATE)');
  db.close();
  empty = path;
  return path;
};

export const cleanUp = (): void => {
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  folder = undefined;
  empty = undefined;
};

export const startServer = async (name: string, random: Dice): Promise<Server> => {
  const path = join(folderOfStores(), `${name}.db`);
  copyFileSync(await emptyStore(), path);
  const url = `file:${path}`;
  const db = openDatabase({ url });
  await withoutFlushes(db);
  const env = parseEnv({ DATABASE_URL: url, ALVA_ENV: 'embedded', OPEN_DOCUMENTS: 'on' });
  const limiter = { allows: async () => true };
  const app = createApp(
    {
      env,
      db,
      clock: systemClock,
      ids: createIds(systemClock),
      fetch: globalThis.fetch,
      log: createLog(() => undefined),
      files: noStorage,
    },
    { addressOf: () => 'simulation', limiter, loginLimiter: limiter },
  );
  let born = 0;
  /** How many deployments have added a field to every record. */
  let schema = 0;
  const inThisSchema = (record: object): object =>
    Object.fromEntries([
      ...Object.entries(record),
      ...Array.from({ length: schema }, (_, at) => [`added${at}`, { later: true }]),
    ]);
  const someName = (): string => `page-${random.roll(Math.max(born, 1))}`;
  const run = (...sql: string[]) => db.primary.batch(sql, 'write');

  const edits: readonly (() => Promise<unknown>)[] = [
    () => {
      const id = `page-${born++}`;
      return run(
        `INSERT INTO page (name, kind, is_active, order_sequence, published_at) VALUES ('${id}', 'page', 1, 1, 0)`,
        `INSERT INTO page_text (page_name, locale, title, summary, blocks) VALUES ('${id}', 'en', 'first', '', '[]')`,
      );
    },
    () =>
      run(`UPDATE page_text SET title = 'v${random.roll(1e6)}' WHERE page_name = '${someName()}'`),
    () => run(`UPDATE page SET is_active = 1 - is_active WHERE name = '${someName()}'`),
    () => {
      const id = someName();
      return run(
        `DELETE FROM page_text WHERE page_name = '${id}'`,
        `DELETE FROM page WHERE name = '${id}'`,
      );
    },
  ];
  /** Old removals are forgotten; a newer schema; the store is another one (restored from a backup). */
  const upheavals: readonly (() => Promise<unknown>)[] = [
    () => run(`UPDATE feed SET pruned_seq = seq`, `DELETE FROM change WHERE removed = 1`),
    async () => {
      schema++;
    },
    () => run(`UPDATE feed SET epoch = 'epoch-${random.roll(1e9)}'`),
  ];

  return {
    sync: async (cursor) => {
      const answer = await app.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: env.SITE_ORIGIN },
        body: JSON.stringify({ query: DOCUMENT, variables: { cursor } }),
      });
      const body = (await answer.json()) as { data?: { sync: ServerPage }; errors?: unknown };
      if (body.data === undefined) throw new Error(JSON.stringify(body.errors));
      const { changes, ...page } = body.data.sync;
      return {
        ...page,
        changes: changes.map((each) => ({ ...each, record: inThisSchema(each.record) })),
      };
    },
    edit: async () => {
      await random.pick(random.chance(0.06) ? upheavals : edits)();
    },
    stop: () => db.close(),
  };
};
