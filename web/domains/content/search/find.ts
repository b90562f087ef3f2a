import { correctAll, isNumber, type Term, wordsOf } from '#edge/contract/shop/search-text.ts';
import { otherWordsFor, SYNONYMS, telling } from './synonyms.ts';

/** What a thing is found by, what counts most first: its name, what it belongs to, what is said of it. */
export type Fields = readonly [name: string, group: string, text: string];

const WEIGHTS = [3, 1.5, 1] as const;

interface Row<T> {
  readonly item: T;
  readonly fields: readonly (readonly string[])[];
}

/** Things made ready to be searched, as often as something is typed. */
export interface Searchable<T> {
  readonly rows: readonly Row<T>[];
  readonly vocabulary: () => readonly Term[];
}

export interface Matches<T> {
  /** Best first. */
  readonly items: readonly T[];
  /** What was searched for instead, when nothing has the words as typed. */
  readonly corrected: string | null;
}

const FIELD_WORDS = /[\p{L}\p{N}]+/gu;

const wordsIn = (text: string): readonly string[] =>
  text.normalize('NFKC').toLowerCase().match(FIELD_WORDS) ?? [];

const termsOf = (rows: readonly Row<unknown>[]): Term[] => {
  const counts = new Map(SYNONYMS.map((word) => [word, 0]));
  for (const { fields } of rows)
    for (const term of new Set(fields.flat()))
      if (!isNumber(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
  return [...counts].map(([term, count]) => ({ term, rows: count }));
};

export const searchable = <T>(
  items: readonly T[],
  fieldsOf: (item: T) => Fields,
): Searchable<T> => {
  const rows = items.map((item) => ({ item, fields: fieldsOf(item).map(wordsIn) }));
  let terms: readonly Term[] | undefined;
  return {
    rows,
    vocabulary: () => {
      terms ??= termsOf(rows);
      return terms;
    },
  };
};

const closeness = (wanted: string, word: string): number => {
  if (wanted === word) return 3;
  // An unfinished word is being typed; Indonesian also puts what matters behind a prefix (mengisi).
  if (word.startsWith(wanted)) return 2;
  return wanted.length >= 3 && word.includes(wanted) ? 1.5 : 0;
};

const ANOTHER_WORD = 0.8;

const best = (wanted: string, others: ReadonlySet<string>, words: readonly string[]): number => {
  let most = 0;
  for (const word of words)
    most = Math.max(most, closeness(wanted, word), others.has(word) ? 3 * ANOTHER_WORD : 0);
  return most;
};

/** Whoever types a name as it stands means the thing with that name. */
const byName = (name: string, phrase: string): number => {
  if (name === phrase) return 20;
  if (name.startsWith(phrase)) return 4;
  return name.includes(phrase) ? 2 : 0;
};

const matching = <T>({ rows }: Searchable<T>, words: readonly string[], phrase: string): T[] => {
  const wanted = words.map((word) => [word, otherWordsFor(word)] as const);
  return rows
    .map(({ item, fields }) => {
      let score = byName(fields[0]?.join(' ') ?? '', phrase);
      for (const [word, others] of wanted) {
        const scores = fields.map((field, at) => best(word, others, field) * (WEIGHTS[at] ?? 1));
        const most = Math.max(...scores);
        if (most === 0) return { item, score: 0 };
        score += most;
      }
      return { item, score };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ item }) => item);
};

/**
 * Things for what somebody typed. Every word that says something has to be met; when nothing has them
 * all, misspelt words are corrected as in the price list of spare parts.
 */
export const find = <T>(among: Searchable<T>, typed: string): Matches<T> => {
  const all = wordsOf(typed);
  const words = telling(all);
  if (words.length === 0) return { items: [], corrected: null };
  const items = matching(among, words, all.join(' '));
  if (items.length > 0) return { items, corrected: null };
  const corrected = correctAll(words, among.vocabulary());
  if (corrected === undefined) return { items: [], corrected: null };
  return { items: matching(among, corrected, corrected.join(' ')), corrected: corrected.join(' ') };
};
