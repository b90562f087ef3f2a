import { correctEach, isNumber, type Term, wordsOf } from '#edge/contract/shop/search-text.ts';
import { meant, otherWordsFor, SYNONYMS, telling } from './synonyms.ts';

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
  /** What was searched for instead, when nothing has all words as typed. */
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

const BEGUN = 2;

const closeness = (wanted: string, word: string): number => {
  if (wanted === word) return 3;
  // An unfinished word is being typed; Indonesian also puts what matters behind a prefix (mengisi).
  if (word.startsWith(wanted)) return BEGUN;
  return wanted.length >= 3 && word.includes(wanted) ? 1.5 : 0;
};

/** Of a word that was not typed, and means the same. */
const BY_ANOTHER = 2.4;

const best = (wanted: string, others: ReadonlySet<string>, words: readonly string[]): number => {
  let most = 0;
  for (const word of words)
    most = Math.max(most, closeness(wanted, word), others.has(word) ? BY_ANOTHER : 0);
  // A word that is whole in itself (`cas`) hardly begins another (`casual`).
  return others.size > 0 && most === BEGUN ? BEGUN - 0.5 : most;
};

/** Whoever types a name as it stands means the thing with that name. */
const byName = (name: string, phrase: string): number => {
  if (name === phrase) return 20;
  if (name.startsWith(phrase)) return 4;
  return name.includes(phrase) ? 2 : 0;
};

interface Hit<T> {
  readonly item: T;
  /** How many of the words it has. */
  readonly hits: number;
  /** How many of them as they are, by no other word. */
  readonly own: number;
  readonly score: number;
}

/** Things that have some of the words: more of them first, then the better ones. */
const having = <T>(
  { rows }: Searchable<T>,
  words: readonly string[],
  phrase = words.join(' '),
): Hit<T>[] => {
  const wanted = words.map((word) => [word, otherWordsFor(word)] as const);
  return rows
    .map(({ item, fields }) => {
      let score = byName(fields[0]?.join(' ') ?? '', phrase);
      let [hits, own] = [0, 0];
      for (const [word, others] of wanted) {
        const scores = fields.map((field) => best(word, others, field));
        if (scores.some((each) => each > 0)) hits++;
        if (scores.some((each) => each > 0 && each !== BY_ANOTHER)) own++;
        score += Math.max(...scores.map((each, at) => each * (WEIGHTS[at] ?? 1)));
      }
      return { item, hits, own, score };
    })
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits || b.score - a.score);
};

/** What has all words; what has some follows where nothing has them all as they were typed. */
const withAll = <T>(hits: readonly Hit<T>[], count: number): T[] => {
  const whole = hits.filter((each) => each.hits === count);
  const isCertain = whole.length === 0 || whole.some(({ own }) => own === count);
  return (isCertain ? whole : hits).map(({ item }) => item);
};

/** One letter or two alone say little: half of all words begin with them. */
const tellsAlone = (word: string): boolean => word.length > 2 || isNumber(word);

/**
 * Things for what somebody typed. Those with every word that says something; when nothing has them all,
 * misspelt words are corrected as in the price list of spare parts; when that is not enough, those with some
 * of the words, the more the better.
 */
export const find = <T>(among: Searchable<T>, typed: string): Matches<T> => {
  const all = meant(wordsOf(typed));
  const words = telling(all);
  if (words.length === 0) return { items: [], corrected: null };
  const items = withAll(having(among, words, all.join(' ')), words.length);
  if (items.length > 0) return { items, corrected: null };
  const each = correctEach(words, among.vocabulary());
  const like = each.flatMap((word) => word ?? []);
  if (each.every((word) => word !== undefined)) {
    const mended = withAll(having(among, like), like.length);
    if (mended.length > 0) return { items: mended, corrected: like.join(' ') };
  }
  const some = like.filter(tellsAlone);
  const partly = having(among, some);
  return {
    items: partly.map(({ item }) => item),
    corrected: partly.length === 0 ? null : some.join(' '),
  };
};
