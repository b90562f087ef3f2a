import { type SQL, sql } from 'drizzle-orm';
import { type Counted, cutCount, MOST_COUNTED } from '#edge/contract/counted.ts';

/** One row more than is counted: it tells that there are more. */
export const COUNTED_ROWS = sql.raw(`LIMIT ${MOST_COUNTED + 1}`);

/** How many rows a SELECT has; what it reads ends with the count. */
export const countOf = (rows: SQL): SQL => sql`SELECT count(*) AS n FROM (${rows} ${COUNTED_ROWS})`;

/** What `countOf` answers. */
export const counted = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): Counted =>
  cutCount(Number(rows[0]?.n));
