import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { flag, id, json, moment } from '#db/columns.ts';

/**
 * Stays empty. Inserting a 0 fails its CHECK and so aborts the whole batch: the only way a later
 * statement of a libSQL batch can stop it when an earlier one found nothing to do.
 */
export const assertion = sqliteTable('assertion', { ok: integer('ok').notNull() }, (t) => [
  check('assertion_holds', sql`${t.ok} = 1`),
]);

/** Work for later. A row's id names the work, so asking for it twice makes one row. */
export const job = sqliteTable(
  'job',
  {
    id: id(),
    kind: text('kind').notNull(),
    payload: json<unknown>('payload'),
    runAt: moment('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** When the first run began. */
    startedAt: moment('started_at'),
    /** Until then one runner has it; also the runner's proof that the lease is still its own. */
    lockedUntilAt: moment('locked_until_at'),
    lastError: text('last_error'),
    doneAt: moment('done_at'),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [
    index('job_due').on(t.runAt).where(sql`${t.doneAt} is null`),
    index('job_done').on(t.doneAt).where(sql`${t.doneAt} is not null`),
  ],
);

/** Answers of mutations that a device may send again; written in the batch of the effect itself. */
export const idempotency = sqliteTable(
  'idempotency',
  {
    key: text('key').notNull(),
    /** Customer id: a key means nothing to anyone else. */
    actor: text('actor').notNull(),
    /** Refuses the same key with another request. */
    requestHash: text('request_hash').notNull(),
    answer: json<unknown>('answer').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.actor, t.key] }), index('idempotency_age').on(t.createdAt)],
);

/** How often somebody has tried something that must not be guessed, in the window under way. */
export const attempt = sqliteTable(
  'attempt',
  {
    /** What is tried, e.g. `garage.battery`. */
    purpose: text('purpose').notNull(),
    /** A customer, or the hash of an address. */
    subject: text('subject').notNull(),
    windowAt: moment('window_at').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.subject] }), index('attempt_age').on(t.windowAt)],
);

/** One row: how many write batches were committed. A replica that shows less is behind. */
export const commitCounter = sqliteTable('commit_counter', {
  id: integer('id').primaryKey(),
  commits: integer('commits').notNull(),
});

/** One row: where the change feed stands. */
export const feed = sqliteTable('feed', {
  id: integer('id').primaryKey(),
  /** Random per store: cursors of another store (a restored or new one) mean nothing here. */
  epoch: text('epoch').notNull(),
  seq: integer('seq').notNull(),
  /** Removals up to this seq were forgotten; older cursors have to start again. */
  prunedSeq: integer('pruned_seq').notNull(),
});

/** The latest change per (collection, entity, audience), written by triggers only (db/feed). */
export const change = sqliteTable(
  'change',
  {
    collection: text('collection').notNull(),
    entityId: text('entity_id').notNull(),
    /** `public`, or the customer who may see the entity. */
    audience: text('audience').notNull(),
    seq: integer('seq').notNull(),
    removed: flag('removed').notNull(),
    /** End of a time-boxed right; the device hides the entity then without being told. */
    visibleUntilAt: moment('visible_until_at'),
    /** Start of a right that devices are told of ahead; they show the entity then without being told. */
    visibleFromAt: moment('visible_from_at'),
    changedAt: moment('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.collection, t.entityId, t.audience] }),
    index('change_page').on(t.audience, t.collection, t.seq, t.entityId),
    index('change_removals').on(t.changedAt).where(sql`${t.removed} = 1`),
  ],
);

/** One row per revised collection: how often any of its tables was written (db/feed/revision.ts). */
export const revision = sqliteTable('revision', {
  collection: text('collection').primaryKey(),
  number: integer('number').notNull(),
});

/** Which content was loaded; the hash covers every statement of the step. */
export const seed = sqliteTable('seed', {
  slug: text('slug').primaryKey(),
  hash: text('hash').notNull(),
});

/** Documents of the releases so far: a page that was opened before a deployment still sends its own. */
export const releasedDocument = sqliteTable(
  'released_document',
  {
    /** sha256 of the text, lower-case hex. */
    hash: text('hash').primaryKey(),
    endpoint: text('endpoint', { enum: ['main', 'content'] }).notNull(),
    text: text('text').notNull(),
    /** The last release that had it. */
    releasedAt: moment('released_at').notNull(),
  },
  (t) => [index('released_document_age').on(t.releasedAt)],
);

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

/** A copy of the store that was made, a restore that was rehearsed, or (one row) the live copies as they were seen last. */
export const storeCopy = sqliteTable(
  'store_copy',
  {
    id: id(),
    kind: text('kind', { enum: ['DUMP', 'REHEARSAL', 'LIVE'] }).notNull(),
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

/** A rule that is broken now, or was when it was last looked at (edge/contract/staff/status.ts). */
export const alert = sqliteTable('alert', {
  rule: text('rule').primaryKey(),
  isFiring: flag('is_firing').notNull(),
  /** Since when it is as it is. */
  sinceAt: moment('since_at').notNull(),
  /** When operators were told of it; null while they were not. */
  toldAt: moment('told_at'),
});
