import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, moment } from '#db/columns.ts';

/** What a region answered in an hour: sums, nothing of a person. */
export const served = sqliteTable(
  'served',
  {
    hourAt: moment('hour_at').notNull(),
    region: text('region').notNull(),
    requests: integer('requests').notNull(),
    /** Answers that were our fault. */
    failed: integer('failed').notNull(),
    /** Answers that came, but later than the objective says. */
    slow: integer('slow').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hourAt, t.region] })],
);

/** A copy of the store that was made, or a restore that was rehearsed. */
export const storeCopy = sqliteTable(
  'store_copy',
  {
    id: id(),
    kind: text('kind', { enum: ['DUMP', 'REHEARSAL'] }).notNull(),
    doneAt: moment('done_at').notNull(),
    /** The newest write that is in it. */
    stateAt: moment('state_at'),
    /** How long it took to have a store that answers. */
    tookMs: integer('took_ms').notNull(),
    bytes: integer('bytes').notNull(),
    isSound: flag('is_sound').notNull(),
    /** What was checked, or what is wrong, in a sentence. */
    report: text('report').notNull(),
  },
  (t) => [index('store_copy_kind').on(t.kind, t.doneAt)],
);

/** A rule that is broken now, or was when it was last looked at (edge/platform/watch/rules.ts). */
export const alert = sqliteTable('alert', {
  rule: text('rule').primaryKey(),
  isFiring: flag('is_firing').notNull(),
  /** Since when it is as it is. */
  sinceAt: moment('since_at').notNull(),
  /** When operators were told of it; null while they were not. */
  toldAt: moment('told_at'),
});
