import type { Block } from './text.ts';

/** Words that most people read in a minute on a screen. */
const WORDS_A_MINUTE = 200;

/** How long a text takes to read, in whole minutes, one at least. */
export const readingMinutes = (blocks: readonly Block[]): number => {
  const words = blocks
    .flatMap(({ text, items, head, rows }) => [text ?? '', ...items, ...head, ...rows.flat()])
    .flatMap((line) => line.split(/\s+/).filter(Boolean));
  return Math.max(1, Math.round(words.length / WORDS_A_MINUTE));
};
