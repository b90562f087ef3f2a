import { editDistance } from '#edge/contract/edit-distance.ts';

const MAX_WORDS = 6;
const MAX_WORD = 32;

/** The words of a search, as the index knows words: letters and digits, lower case. */
export const wordsOf = (search: string): string[] =>
  (
    search
      .slice(0, 200)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, MAX_WORD));

/** An FTS5 expression: rows that have a word beginning with each of these. Words hold no quotes. */
export const matchAll = (words: readonly string[]): string =>
  words.map((word) => `"${word}"*`).join(' AND ');

export interface Term {
  readonly term: string;
  /** In how many rows it stands. */
  readonly rows: number;
}

/** Short words are left as they are: with one letter changed, everything is like them. */
const mistakesIn = (word: string): number => {
  if (word.length < 4) return 0;
  return word.length < 7 ? 1 : 2;
};

/** Letters that two words share at their ends: of equally near words, the likelier one to be meant. */
const sharedEnds = (a: string, b: string): number => {
  let head = 0;
  while (head < a.length && a[head] === b[head]) head++;
  let tail = 0;
  while (tail < a.length - head && a.at(-1 - tail) === b.at(-1 - tail)) tail++;
  return head + tail;
};

/** Numbers and names of models: a wrong one must not become another part. */
export const isNumber = (word: string): boolean => /\p{N}/u.test(word);

const correct = (word: string, vocabulary: readonly Term[]): string | undefined => {
  if (isNumber(word)) return word;
  if (vocabulary.some(({ term }) => term.startsWith(word))) return word;
  const most = mistakesIn(word);
  const near = vocabulary
    .map(({ term, rows }) => ({ term, rows, distance: editDistance(word, term, most) }))
    .filter(({ distance }) => distance <= most)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        sharedEnds(word, b.term) - sharedEnds(word, a.term) ||
        b.rows - a.rows,
    );
  return near[0]?.term;
};

/**
 * The words with their misspellings replaced by the nearest word of the list; undefined if one has
 * none, or if nothing is misspelt.
 */
export const correctAll = (
  words: readonly string[],
  vocabulary: readonly Term[],
): string[] | undefined => {
  const corrected = words.map((word) => correct(word, vocabulary));
  if (!corrected.every((word) => word !== undefined)) return undefined;
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined;
};
