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

/** The nearest terms at no more than so many edits, the likeliest first. */
const nearestTerm = (word: string, vocabulary: readonly Term[], most: number): string | undefined =>
  vocabulary
    .map(({ term, rows }) => ({ term, rows, distance: editDistance(word, term, most) }))
    .filter(({ distance }) => distance <= most)
    .sort(
      (a, b) =>
        a.distance - b.distance ||
        sharedEnds(word, b.term) - sharedEnds(word, a.term) ||
        b.rows - a.rows,
    )[0]?.term;

const SHORTEST_HALF = 3;

/** Two words written as one: `brakepad`. The second may be unfinished, as it is being typed. */
const apart = (word: string, vocabulary: readonly Term[]): string[] | undefined => {
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (
      vocabulary.some(({ term }) => term === head) &&
      vocabulary.some(({ term }) => term.startsWith(tail))
    )
      return [head, tail];
  }
  return undefined;
};

/**
 * How a word sounds to somebody who writes English down in Indonesian, and the other way round: its first
 * letter and the consonants after it (`brek` and `brake`).
 */
const soundOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1)
    .replace(/ck|[cq]/g, 'k')
    .replace(/ph|v/g, 'f')
    .replace(/[aeiouhy]/g, '')
    .replace(/(.)\1+/g, '$1');

const MOST_BY_SOUND = 2;

const soundingLike = (word: string, vocabulary: readonly Term[]): string | undefined => {
  if (word.length < 4) return undefined;
  const sound = soundOf(word);
  return nearestTerm(
    word,
    vocabulary.filter(({ term }) => term.length >= 4 && soundOf(term) === sound),
    MOST_BY_SOUND,
  );
};

const correct = (word: string, vocabulary: readonly Term[]): readonly string[] | undefined => {
  if (isNumber(word) || vocabulary.some(({ term }) => term.startsWith(word))) return [word];
  const most = mistakesIn(word);
  const slip = nearestTerm(word, vocabulary, Math.min(1, most));
  if (slip !== undefined) return [slip];
  const words = apart(word, vocabulary);
  if (words !== undefined) return words;
  const near = nearestTerm(word, vocabulary, most) ?? soundingLike(word, vocabulary);
  return near === undefined ? undefined : [near];
};

/** What each word may have meant; undefined for one that is like none of the list. */
export const correctEach = (
  words: readonly string[],
  vocabulary: readonly Term[],
): (readonly string[] | undefined)[] => words.map((word) => correct(word, vocabulary));

/**
 * The words with their misspellings replaced by the nearest word of the list, and words written as one
 * taken apart; undefined if one has none, or if nothing is misspelt.
 */
export const correctAll = (
  words: readonly string[],
  vocabulary: readonly Term[],
): string[] | undefined => {
  const corrected = correctEach(words, vocabulary);
  if (!corrected.every((each) => each !== undefined)) return undefined;
  const flat = corrected.flat();
  return flat.some((word, at) => word !== words[at]) ? flat : undefined;
};
