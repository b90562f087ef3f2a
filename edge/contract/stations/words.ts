import { LIMITS } from './params.ts';

/** Words as the store's index cuts them: no accents, no case, letters and digits only. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

export const searchWords = (text: string): string[] => wordsOf(text).slice(0, LIMITS.maxWords);

/** Every word searched for begins a word of the text. */
export const matchesWords = (text: string, searched: readonly string[]): boolean => {
  const words = wordsOf(text);
  return searched.every((start) => words.some((word) => word.startsWith(start)));
};
