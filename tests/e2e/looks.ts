/** Both languages, themes and kinds of screen. The short pass has each of them once. */
export const LOOKS = [
  // Indonesian words are the longer ones: they meet the small phone.
  { locale: 'id', theme: 'light', width: 360, tag: '' },
  { locale: 'en', theme: 'dark', width: 1280, tag: '' },
  { locale: 'id', theme: 'dark', width: 1280, tag: ' @full' },
  { locale: 'en', theme: 'light', width: 360, tag: ' @full' },
] as const;

/** How many of them the short pass has. */
export const SHORT_LOOKS = LOOKS.filter(({ tag }) => tag === '').length;

/** For states that take many steps to reach; the short pass judges pages as they open. */
export const LOOKS_OF_STATES = LOOKS.map((look) => ({ ...look, tag: ' @full' }));
