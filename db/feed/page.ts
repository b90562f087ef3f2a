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

/**
 * The scalar subqueries do not depend on the rows of `change`, so SQLite evaluates them once and
 * walks the index (audience, collection, seq, entity_id) from there: the cost follows the change.
 */
const page = (
  limit: SQL,
): SQL => sql`(SELECT entity_id, seq, removed, visible_until_at, visible_from_at FROM change
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
  sql`SELECT * FROM ${page(sql`${p('limit')} + 1`)}`,
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

/** Where the feed stands; read in the same batch as the page. */
export const feedHead: (values: FeedPage) => Query<FeedHead> = prepareRaw(
  sql`SELECT epoch, seq, ${usable} AS usable FROM feed`,
  ({ rows: [row] }) => ({
    epoch: String(row?.epoch),
    seq: Number(row?.seq),
    usable: row?.usable === 1,
  }),
);
