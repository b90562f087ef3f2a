import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, p, prepare, type Query, type RowOf, raw } from '#db/query.ts';
import { sparePart } from '#db/schema/shop.ts';
import type { Term } from '#edge/contract/shop/search-text.ts';

const active = eq(sparePart.isActive, true);
const total = { total: sql<number>`count(*)` };

const match = p('match');
const limit = p('limit');
const offset = p('offset');

/** Placeholders: model as it stands in the column, with its quotes, and category; empty for any. */
const narrowed = sql`instr(${sparePart.fits}, ${p('model')}) > 0
  and (${p('category')} = '' or ${sparePart.category} = ${p('category')})`;

/** Placeholders: model, category, limit, offset. */
export const partsInOrder = prepare(
  build
    .select()
    .from(sparePart)
    .where(and(active, narrowed))
    .orderBy(sparePart.rowNumber)
    .limit(limit)
    .offset(offset),
);
/** Placeholders: model, category. */
export const countParts = prepare(build.select(total).from(sparePart).where(and(active, narrowed)));

// The index gives its rows in their order, so that a page costs its own rows and no others.
const words = sql`part_words`;
const ofWord = sql`${sparePart.rowNumber} = part_words.rowid`;
const matchesWords = and(sql`part_words match ${match}`, narrowed);

/** Placeholders: match, model, category, limit, offset. */
export const partsFound = prepare(
  build
    .select(getTableColumns(sparePart))
    .from(sparePart)
    .innerJoin(words, ofWord)
    .where(matchesWords)
    .orderBy(sql`part_words.rowid`)
    .limit(limit)
    .offset(offset),
);
/** Placeholders: match, model, category. */
export const countFound = prepare(
  build.select(total).from(sparePart).innerJoin(words, ofWord).where(matchesWords),
);

/** Placeholder: code, in upper case. */
export const partByCode = prepare(
  build
    .select()
    .from(sparePart)
    .where(and(active, eq(sparePart.code, p('code')))),
);

/** The distinct words of the list; nothing when the search finds a row anyway. */
export const vocabularyUnless = (matched: string): Query<Term[]> =>
  raw(
    // The empty side comes first in a cross join: the vocabulary is not even opened then.
    sql`select term, rows from (select 1 where not exists (
      select 1 from part_words where part_words match ${matched})) cross join part_term order by term`,
    ({ rows }) => rows.map((row) => ({ term: String(row.term), rows: Number(row.rows) })),
  );

/** What changed for devices; placeholders of `changedIds`. */
export const changedParts = prepare(
  build.select().from(sparePart).where(inArray(sparePart.id, changedIds)),
);

export type PartRow = RowOf<typeof changedParts>;
