import { and, eq, type SQL, sql } from 'drizzle-orm';
import { build, prepare, type Query, raw } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import type { Term } from './search-text.ts';

const columns = build.select().from(sparePart);
const active = eq(sparePart.isActive, true);
const total = { total: sql<number>`count(*)` };

const match = sql.placeholder('match');
const limit = sql.placeholder('limit');
const offset = sql.placeholder('offset');

const found: SQL = sql`${sparePart.rowNumber} in (select rowid from part_words where part_words match ${match})`;

/** Placeholders: limit, offset. */
export const partsInOrder = prepare(
  columns.where(active).orderBy(sparePart.rowNumber).limit(limit).offset(offset),
);
export const countParts = prepare(build.select(total).from(sparePart).where(active));

/** Placeholders: match, limit, offset. */
export const partsFound = prepare(
  build
    .select()
    .from(sparePart)
    .where(and(active, found))
    .orderBy(sparePart.rowNumber)
    .limit(limit)
    .offset(offset),
);
export const countFound = prepare(build.select(total).from(sparePart).where(and(active, found)));

/** Placeholder: code, in upper case. */
export const partByCode = prepare(
  build
    .select()
    .from(sparePart)
    .where(and(active, eq(sparePart.code, sql.placeholder('code')))),
);

/** The distinct words of the list, without its numbers; nothing when the search finds a row anyway. */
export const vocabularyUnless = (matched: string): Query<Term[]> =>
  raw(
    // The empty side comes first in a cross join: the vocabulary is not even opened then.
    sql`select term, doc from (select 1 where not exists (
      select 1 from part_words where part_words match ${matched})) cross join part_vocabulary
      where term >= 'a'`,
    ({ rows }) => rows.map((row) => ({ term: String(row.term), rows: Number(row.doc) })),
  );

export type PartRow = typeof sparePart.$inferSelect;
