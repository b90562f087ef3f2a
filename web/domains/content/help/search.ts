/** A question that can be found. */
export interface Entry {
  /** Path without language. */
  readonly href: string;
  readonly question: string;
  readonly summary: string;
  readonly topic: string;
}

const words = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether two words of this length may differ by one letter and still be the same word. */
const FORGIVING = 5;

/** Whether one letter was added, left out, replaced, or two neighbours swapped. */
const oneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  const rest = [a.slice(i + 1), b.slice(i + 1)] as const;
  return (
    rest[0] === rest[1] ||
    a.slice(i) === rest[1] ||
    rest[0] === b.slice(i) ||
    (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
  );
};

const closeness = (wanted: string, word: string): number => {
  if (wanted === word) return 3;
  // An unfinished word is being typed; Indonesian also puts what matters behind a prefix (mengisi).
  if (word.startsWith(wanted)) return 2;
  if (wanted.length >= 3 && word.includes(wanted)) return 1.5;
  return wanted.length >= FORGIVING && oneSlip(wanted, word) ? 1 : 0;
};

const best = (wanted: string, text: readonly string[]): number =>
  text.reduce((most, word) => Math.max(most, closeness(wanted, word)), 0);

const MAX_WORDS = 12;

/**
 * Questions for what somebody typed, best first. Every word has to be met, in the question, the
 * answer or the topic; words in the question count most.
 */
export const search = (entries: readonly Entry[], typed: string): Entry[] => {
  const wanted = words(typed).slice(0, MAX_WORDS);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => {
      const [question, summary, topic] = [entry.question, entry.summary, entry.topic].map(words);
      const scores = wanted.map((word) =>
        Math.max(
          best(word, question ?? []) * 3,
          best(word, topic ?? []) * 1.5,
          best(word, summary ?? []),
        ),
      );
      return { entry, score: scores.includes(0) ? 0 : scores.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry);
};
