import * as v from 'valibot';
import { referralCode } from './key.ts';

/** Keys of links that a device remembers, the last one first. */
export const MOST_CLICKED = 5;

/** Keys as they stand in a list; what is no key is left out, and each is there once. */
export const clickedKeys = (typed: readonly (string | null | undefined)[]): readonly string[] => {
  const keys = typed.flatMap((each) => {
    const parsed = v.safeParse(referralCode, each);
    return parsed.success && parsed.output !== null ? [parsed.output] : [];
  });
  return [...new Set(keys)].slice(0, MOST_CLICKED);
};

/**
 * Whose sale it is: a typed key alone decides, whether it counts or not; without one the link followed
 * last whose key counts. An emptied field is nobody's.
 *
 * @param typed null while nobody touched the field
 * @param clicked keys of links, the last one first
 */
export const attribute = (
  { typed, clicked }: { readonly typed: string | null; readonly clicked: readonly string[] },
  counts: (key: string) => boolean,
): { readonly key: string | null; readonly refused: boolean } => {
  if (typed === '') return { key: null, refused: false };
  if (typed !== null)
    return counts(typed) ? { key: typed, refused: false } : { key: null, refused: true };
  return { key: clicked.find(counts) ?? null, refused: false };
};
