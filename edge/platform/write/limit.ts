import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

/**
 * How many rows there may be. `count` is for deciding, and for saying so kindly; `hold` belongs after the
 * statement that writes, in its batch: it undoes the batch when there are now more than `most`. Counting
 * alone is outrun by whoever asks twice at once.
 * @param counted a `SELECT count(*) …` whose placeholders are the keys of `Of`
 */
export const limitOf = <Of extends object>(counted: SQL) => ({
  count: prepareRaw<Of, number>(sql`SELECT (${counted}) AS n`, ({ rows }) => Number(rows[0]?.n)),
  hold: prepareRaw<Of & { readonly most: number }, void>(
    sql`INSERT INTO assertion (ok) SELECT 0 WHERE (${counted}) > ${p('most')}`,
    () => undefined,
  ),
});
