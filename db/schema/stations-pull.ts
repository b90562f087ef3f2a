import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, moment } from '#db/columns.ts';

/** How far a pull from an operator's endpoint has come; one row per source. */
export const stationPull = sqliteTable('station_pull', {
  source: text('source').primaryKey(),
  /** Address of the page to fetch next; NULL when no pull is under way. */
  next: text('next'),
  /** When the pull under way began, and whether it asks for everything. */
  startedAt: moment('started_at').notNull(),
  isFull: flag('is_full').notNull(),
  /** Rows that came since then. */
  rows: integer('rows').notNull().default(0),
  /** Beginning of the last pull that came to its end; what changed since is asked for next. */
  pulledAt: moment('pulled_at'),
  /** The same for the last pull of everything, which alone can tell what was deleted. */
  fullAt: moment('full_at'),
  /** Of the tariffs the stations were priced with: others make every price doubtful. */
  tariffsHash: text('tariffs_hash'),
  /** Why the last run stopped; NULL when it did not. */
  lastError: text('last_error'),
});

/** Locations that a pull of everything has met so far; the rest is gone once it ends. */
export const stationPullSeen = sqliteTable(
  'station_pull_seen',
  { source: text('source').notNull(), ref: text('ref').notNull() },
  (t) => [primaryKey({ columns: [t.source, t.ref] })],
);
