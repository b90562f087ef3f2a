import { correctAll, matchAll, wordsOf } from '#edge/contract/shop/search-text.ts';
import type { Reader } from '#edge/graphql/reader.ts';
import {
  countFound,
  countParts,
  type PartRow,
  partsFound,
  partsInOrder,
  vocabularyUnless,
} from './spare-part.sql.ts';

export interface PriceSearch {
  readonly search: string;
  /** Product slug; empty for any. */
  readonly model: string;
  /** Empty for any. */
  readonly category: string;
  readonly limit: number;
  readonly offset: number;
}

export interface PricePage {
  readonly rows: readonly PartRow[];
  readonly totalRow: number;
  /** What was searched for instead, when the search as typed found nothing. */
  readonly corrected: string | null;
}

/**
 * One trip for a search that finds something. A search that finds nothing brings the vocabulary in
 * the same trip; when its words can be corrected, a second trip fetches what was meant.
 */
export const pricePage = async (input: PriceSearch, read: Reader): Promise<PricePage> => {
  const { search, limit, offset, category } = input;
  const narrow = { category, model: input.model === '' ? '' : JSON.stringify(input.model) };
  const paging = { ...narrow, limit, offset };
  const page = async (
    rows: Promise<PartRow[]>,
    counted: Promise<{ total: number }[]>,
    corrected: string | null,
  ): Promise<PricePage> => ({
    rows: await rows,
    totalRow: (await counted)[0]?.total ?? 0,
    corrected,
  });
  const words = wordsOf(search);
  if (words.length === 0) {
    // Nothing but punctuation was typed: that is a search without a result, not the whole list.
    return search.trim() === ''
      ? page(read(partsInOrder(paging)), read(countParts(narrow)), null)
      : { rows: [], totalRow: 0, corrected: null };
  }
  const match = matchAll(words);
  const [matches, vocabulary] = await Promise.all([
    page(read(partsFound({ ...paging, match })), read(countFound({ ...narrow, match })), null),
    read(vocabularyUnless(match)),
  ]);
  const corrected = vocabulary.length === 0 ? undefined : correctAll(words, vocabulary);
  if (corrected === undefined) return matches;
  const again = matchAll(corrected);
  return page(
    read(partsFound({ ...paging, match: again })),
    read(countFound({ ...narrow, match: again })),
    corrected.join(' '),
  );
};
