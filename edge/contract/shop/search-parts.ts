import type { PartRecord } from './part-record.ts';
import { correctAll, isNumber, type Term, wordsOf } from './search-text.ts';

export interface PartSearch {
  readonly search: string;
  /** Product slug; empty for any. */
  readonly model: string;
  /** Empty for any. */
  readonly category: string;
}

export interface FoundParts {
  /** Every part that is found, in the order of the list. */
  readonly parts: readonly PartRecord[];
  /** What was searched for instead, when the search as typed found nothing. */
  readonly corrected: string | null;
}

const indexed = new WeakMap<PartRecord, readonly string[]>();

/** The words the store's index holds of a part (db/search/parts.ts). */
const wordsIn = (part: PartRecord): readonly string[] => {
  const cached = indexed.get(part);
  if (cached !== undefined) return cached;
  const { code, name, productName } = part;
  const words = [code, ...Object.values(name), productName]
    .join(' ')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  indexed.set(part, words ?? []);
  return words ?? [];
};

const having = (parts: readonly PartRecord[], words: readonly string[]): PartRecord[] =>
  parts.filter((part) =>
    words.every((word) => wordsIn(part).some((each) => each.startsWith(word))),
  );

const vocabularyOf = (parts: readonly PartRecord[]): Term[] => {
  const rows = new Map<string, number>();
  for (const part of parts)
    for (const term of new Set(wordsIn(part)))
      if (!isNumber(term)) rows.set(term, (rows.get(term) ?? 0) + 1);
  return [...rows]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, count]) => ({ term, rows: count }));
};

/**
 * The BFF's search of the price list, on a copy of it: the same words, the same corrections.
 * @param parts in the order of the list
 */
export const searchParts = (parts: readonly PartRecord[], search: PartSearch): FoundParts => {
  const narrowed = (matches: readonly PartRecord[]): PartRecord[] =>
    matches.filter(
      ({ productSlugs, category }) =>
        (search.model === '' || productSlugs.includes(search.model)) &&
        (search.category === '' || category === search.category),
    );
  const words = wordsOf(search.search);
  if (words.length === 0)
    return { parts: search.search.trim() === '' ? narrowed(parts) : [], corrected: null };
  const matches = having(parts, words);
  if (matches.length > 0) return { parts: narrowed(matches), corrected: null };
  const corrected = correctAll(words, vocabularyOf(parts));
  if (corrected === undefined) return { parts: [], corrected: null };
  return { parts: narrowed(having(parts, corrected)), corrected: corrected.join(' ') };
};
