import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import { SEARCH_WORD_LIMITS } from '#edge/contract/limits.ts';

interface Searched {
  readonly dayAt: number;
  readonly type: string;
  readonly word: string;
}

/** Counts a word of the day; a new one only while the day has room, whatever is counted beside it. */
export const countWord = prepareRaw<Searched, boolean>(
  sql`INSERT INTO search_word (day_at, type, word, count)
    SELECT ${p('dayAt')}, ${p('type')}, ${p('word')}, 1
    WHERE (SELECT count(*) FROM search_word WHERE day_at = ${p('dayAt')}) < ${sql.raw(String(SEARCH_WORD_LIMITS.wordsOfADay))}
      OR EXISTS (SELECT 1 FROM search_word
        WHERE day_at = ${p('dayAt')} AND type = ${p('type')} AND word = ${p('word')})
    ON CONFLICT (day_at, type, word) DO UPDATE SET count = count + 1`,
  ({ rowsAffected }) => rowsAffected > 0,
);
