import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';

/** What one page of a pull is about; the values of the placeholders below. */
export type FeedPage = {
  readonly collection: string;
  /** `public` or a customer's id. */
  readonly audience: string;
  /** Epoch of the cursor; a pull without one gives `''`. */
  readonly epoch: string;
  /** The device has everything up to this number … */
  readonly after: number;
  /** … and of that number itself, which several records may share, the ids up to this one. */
  readonly afterId: string;
  /** Removals up to this number do not concern the device: it never had those records. */
  readonly removalsAfter: number;
  readonly limit: number;
};

/** A cursor counts when it is of this store, not from its future, and no removal after it was forgotten. */
const usable = sql`(SELECT epoch = ${p('epoch')} AND seq >= ${p('after')} AND pruned_seq <= ${p('removalsAfter')} FROM feed)`;

/** By name: the columns of `*` are asked of the store each time (db/file.ts). */
const COLUMNS = sql.raw('entity_id, seq, removed, visible_until_at, visible_from_at');

/**
 * The scalar subqueries do not depend on the rows of `change`, so SQLite evaluates them once and
 * walks the index (audience, collection, seq, entity_id) from there: the cost follows the change.
 */
const page = (limit: SQL): SQL => sql`(SELECT ${COLUMNS} FROM change
  WHERE audience = ${p('audience')} AND collection = ${p('collection')}
  AND seq >= iif(${usable}, ${p('after')}, 0)
  AND (seq > iif(${usable}, ${p('after')}, 0) OR entity_id > ${p('afterId')})
  AND (removed = 0 OR seq > iif(${usable}, ${p('removalsAfter')}, (SELECT seq FROM feed)))
  ORDER BY seq, entity_id LIMIT ${limit})`;

/** Ids of the records a page brings, for `WHERE id IN …` of a domain's own statement in the same batch. */
export const changedIds: SQL = sql`(SELECT entity_id FROM ${page(sql`${p('limit')}`)} WHERE removed = 0)`;

/** Sorts after every id: the cursor has all records of this sequence number. */
export const AFTER_ALL_IDS = '\u{10ffff}';

export interface FeedRow {
  readonly entityId: string;
  readonly seq: number;
  readonly removed: boolean;
  readonly visibleUntil: number | null;
  readonly visibleFrom: number | null;
}

/** The page itself, with one row more than `limit` when there is another page. */
export const feedRows: (values: FeedPage) => Query<FeedRow[]> = prepareRaw(
  sql`SELECT ${COLUMNS} FROM ${page(sql`${p('limit')} + 1`)}`,
  ({ rows }) =>
    rows.map((row) => ({
      entityId: String(row.entity_id),
      seq: Number(row.seq),
      removed: row.removed === 1,
      visibleUntil: row.visible_until_at === null ? null : Number(row.visible_until_at),
      visibleFrom: row.visible_from_at === null ? null : Number(row.visible_from_at),
    })),
);

export interface FeedHead {
  readonly epoch: string;
  readonly seq: number;
  /** Whether the page continues from the cursor, or starts over. */
  readonly usable: boolean;
}

/** How far an end of a public collection may stand behind the feed: a step of its numbers. */
const STEP = 4_096;

/**
 * Where a public collection ends, the same for everybody while nothing in it changes: its own last number,
 * or a step of the feed's, so that a quiet collection does not age. Whoever forgets removals leaves those of
 * the last step.
 */
const endOf = (
  collection: SQL,
): SQL => sql`max(seq - seq % ${sql.raw(String(STEP))}, coalesce((SELECT max(c.seq)
  FROM change c WHERE c.audience = 'public' AND c.collection = ${collection}), 0))`;

/** Where the feed stands; read in the same batch as the page. */
export const feedHead: (values: FeedPage) => Query<FeedHead> = prepareRaw(
  sql`SELECT epoch, seq, ${usable} AS usable FROM feed`,
  ({ rows: [row] }) => ({
    epoch: String(row?.epoch),
    seq: Number(row?.seq),
    usable: row?.usable === 1,
  }),
);

export interface PublicEnd {
  readonly collection: string;
  readonly epoch: string;
  readonly after: number;
}

/** Where each of these public collections ends. */
export const publicEnds: (values: { readonly names: string }) => Query<PublicEnd[]> = prepareRaw(
  sql`SELECT n.value AS collection, epoch, ${endOf(sql`n.value`)} AS after FROM feed, json_each(${p('names')}) n`,
  ({ rows }) =>
    rows.map((row) => ({
      collection: String(row.collection),
      epoch: String(row.epoch),
      after: Number(row.after),
    })),
);

/** One collection that a device asks about, and the number up to which it has everything. */
export interface FeedQuestion {
  readonly collection: string;
  readonly audience: string;
  readonly epoch: string;
  readonly after: number;
}

/** How far a cursor may fall behind the feed before a new one is given for it, changed or not. */
const RENEWED_AFTER = 2_048;

/**
 * For each question, in their order: whether its cursor counts, nothing has changed since, and it is recent
 * enough to go on with.
 */
export const unchanged: (values: { readonly questions: string }) => Query<boolean[]> = prepareRaw(
  sql`SELECT epoch = q.value ->> 2 AND seq >= q.value ->> 3 AND pruned_seq <= q.value ->> 3
    AND seq - (q.value ->> 3) < ${sql.raw(String(RENEWED_AFTER))}
    AND NOT EXISTS (SELECT 1 FROM change c WHERE c.audience = q.value ->> 1
      AND c.collection = q.value ->> 0 AND c.seq > q.value ->> 3) AS same
    FROM feed, json_each(${p('questions')}) q ORDER BY q.key`,
  ({ rows }) => rows.map((row) => row.same === 1),
);

/** @returns the value of `unchanged`'s placeholder */
export const questionsOf = (questions: readonly FeedQuestion[]): string =>
  JSON.stringify(questions.map((q) => [q.collection, q.audience, q.epoch, q.after]));
