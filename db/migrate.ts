import { readFileSync } from 'node:fs';
import type { InStatement } from '@libsql/client';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import { openFromEnvironment, runAsCli } from './cli.ts';
import type { StoreClient } from './client.ts';
import { collections } from './feed/collections.ts';
import { reconcile } from './feed/reconcile.ts';
import { feedTriggers, feedViews, TRIGGER_PREFIX } from './feed/triggers.ts';
import { LEDGER_TRIGGER_PREFIX, ledgerTriggers } from './ledger/triggers.ts';
import { EVENT_TRIGGER_PREFIX, eventTriggers } from './notifications/triggers.ts';
import { orderSearchIndex } from './search/orders.ts';
import { partSearchIndex } from './search/parts.ts';
import { SEARCH_TRIGGER_PREFIX, stationSearchIndex } from './search/stations.ts';

const JOURNAL = '__drizzle_migrations';

export interface MigrateOptions {
  /** Folder with `meta/_journal.json`; the project's own when absent. */
  readonly folder?: string;
}

const OWN_FOLDER = new URL('./migrations', import.meta.url).pathname;

/** What code written for the schema before may still ask for; drizzle-kit rebuilds tables by these, too. */
const TAKES_AWAY = /\bDROP\s+(TABLE|COLUMN)\b|\bRENAME\s+(TO|COLUMN)\b/i;

const applied = async (client: StoreClient): Promise<Set<string>> => {
  await client.execute(
    `CREATE TABLE IF NOT EXISTS ${JOURNAL} (id INTEGER PRIMARY KEY, hash TEXT NOT NULL, created_at NUMERIC)`,
  );
  const { rows } = await client.execute(`SELECT hash FROM ${JOURNAL}`);
  return new Set(rows.map((row) => String(row.hash)));
};

const statementsOf = (migration: MigrationMeta): InStatement[] => [
  ...migration.sql,
  {
    sql: `INSERT INTO ${JOURNAL} (hash, created_at) VALUES (?, ?)`,
    args: [migration.hash, migration.folderMillis],
  },
];

const pendingIn = async (client: StoreClient, folder: string): Promise<MigrationMeta[]> => {
  const done = await applied(client);
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ hash }) => !done.has(hash));
};

/** Names of the migrations that `migrate` would run, and whether none ever did. Changes nothing. */
export const pendingMigrations = async (
  client: StoreClient,
  { folder = OWN_FOLDER }: MigrateOptions = {},
): Promise<{ readonly pending: readonly string[]; readonly isNew: boolean }> => {
  const { rows } = await client.execute({
    sql: 'SELECT name FROM sqlite_schema WHERE name = ?',
    args: [JOURNAL],
  });
  const done = rows.length === 0 ? new Set<string>() : await applied(client);
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  const { entries } = JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
    readonly entries: readonly { readonly tag: string; readonly when: number }[];
  };
  const pending = migrations
    .filter(({ hash }) => !done.has(hash))
    .map(({ folderMillis }) => entries.find(({ when }) => when === folderMillis)?.tag ?? '');
  return { pending, isNew: done.size === 0 };
};

/**
 * Whether a worker that runs on this store now could miss something after `migrate`. Never of an empty
 * store.
 */
export const wouldTakeAway = async (
  client: StoreClient,
  { folder = OWN_FOLDER }: MigrateOptions = {},
): Promise<boolean> => {
  const done = await applied(client);
  if (done.size === 0) return false;
  const pending = await pendingIn(client, folder);
  return pending.some(({ sql }) => sql.some((statement) => TAKES_AWAY.test(statement)));
};

/**
 * Brings a store to the current schema in one transaction and returns how many migrations ran.
 * Reads drizzle-kit's files and journal, but not with drizzle's migrator, because
 * - the triggers of the feed and the ledger have to go before and come back after within the same transaction: a table
 *   rebuild loses them, and ALTER TABLE fails on triggers that mention a dropped table;
 * - drizzle skips a file older than the newest applied one, which loses migrations of a branch
 *   that was merged late; here every file that is not in the journal runs.
 */
export const migrate = async (
  client: StoreClient,
  options: MigrateOptions = {},
): Promise<number> => {
  // WAL lasts in the file: readers of other processes do not wait for a writer.
  if (client.protocol === 'file') await client.execute('PRAGMA journal_mode = WAL');
  const pending = await pendingIn(client, options.folder ?? OWN_FOLDER);
  const ours = [TRIGGER_PREFIX, SEARCH_TRIGGER_PREFIX, LEDGER_TRIGGER_PREFIX, EVENT_TRIGGER_PREFIX]
    .map((prefix) => `name GLOB '${prefix}*'`)
    .join(' OR ');
  const { rows } = await client.execute(
    `SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'view') AND (${ours}) ORDER BY type`,
  );
  await client.migrate([
    ...rows.map((row) => `DROP ${String(row.type)} "${String(row.name)}"`),
    ...pending.flatMap(statementsOf),
    'INSERT OR IGNORE INTO commit_counter (id, commits) VALUES (1, 0)',
    'INSERT OR IGNORE INTO feed (id, epoch, seq, pruned_seq) VALUES (1, lower(hex(randomblob(8))), 0, 0)',
    ...reconcile(collections),
    ...feedViews(collections),
    ...feedTriggers(collections).map((trigger) => trigger.sql),
    ...ledgerTriggers.map((trigger) => trigger.sql),
    ...eventTriggers.map((trigger) => trigger.sql),
    ...stationSearchIndex(pending.length > 0),
    ...partSearchIndex(pending.length > 0),
    ...orderSearchIndex(pending.length > 0),
  ]);
  return pending.length;
};

await runAsCli(import.meta.url, async () => {
  const db = openFromEnvironment();
  const count = await migrate(db.primary);
  db.close();
  return count === 0 ? 'The schema is up to date.' : `Migrations applied: ${count}.`;
});
