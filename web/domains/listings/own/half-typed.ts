import type { Typed } from './typed.ts';

/** What was typed and not saved yet, by listing or thing; goes with the person (PERSONAL_KEYS). */
const KEY = 'alva.listing-drafts';

/** Written by an older build it may lack what the form has since. */
const all = (): Record<string, Partial<Typed>> => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Partial<Typed>>;
  } catch {
    return {};
  }
};

const store = (drafts: Record<string, Partial<Typed>>): void => {
  try {
    if (Object.keys(drafts).length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(drafts));
  } catch {
    // No storage: what is typed lasts as long as the page.
  }
};

export const halfTyped = (of: string): Partial<Typed> | undefined => all()[of];

export const keepHalfTyped = (of: string, typed: Typed): void => store({ ...all(), [of]: typed });

export const forgetHalfTyped = (of: string): void => {
  const { [of]: _, ...others } = all();
  store(others);
};
