import type { Reader } from '#edge/graphql/reader.ts';
import { correctAll, matchAll, wordsOf } from './search-text.ts';
import {
  countFound,
  countParts,
  type PartRow,
  partsFound,
  partsInOrder,
  vocabularyUnless,
} from './spare-part.sql.ts';

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export interface PricePage {
  readonly rows: readonly PartRow[];
  readonly totalRow: number;
  /** What was searched for instead, when the search as typed found nothing. */
  readonly corrected: string | null;
}

const wholeList = async (paging: Paging, read: Reader): Promise<PricePage> => {
  const [rows, [counted]] = await Promise.all([
    read(partsInOrder({ ...paging })),
    read(countParts({})),
  ]);
  return { rows, totalRow: counted?.total ?? 0, corrected: null };
};

/**
 * One trip for a search that finds something. A search that finds nothing brings the vocabulary in
 * the same trip; when its words can be corrected, a second trip fetches what was meant.
 */
export const pricePage = async (
  search: string,
  paging: Paging,
  read: Reader,
): Promise<PricePage> => {
  const words = wordsOf(search);
  if (words.length === 0) {
    // Nothing but punctuation was typed: that is a search without a result, not the whole list.
    return search.trim() === ''
      ? wholeList(paging, read)
      : { rows: [], totalRow: 0, corrected: null };
  }
  const match = matchAll(words);
  const [rows, [counted], vocabulary] = await Promise.all([
    read(partsFound({ ...paging, match })),
    read(countFound({ match })),
    read(vocabularyUnless(match)),
  ]);
  const corrected = vocabulary.length === 0 ? undefined : correctAll(words, vocabulary);
  if (corrected === undefined) return { rows, totalRow: counted?.total ?? 0, corrected: null };
  const again = matchAll(corrected);
  const [meant, [countedAgain]] = await Promise.all([
    read(partsFound({ ...paging, match: again })),
    read(countFound({ match: again })),
  ]);
  return { rows: meant, totalRow: countedAgain?.total ?? 0, corrected: corrected.join(' ') };
};
