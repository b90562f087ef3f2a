const SHOWN = 4;

/** Enough to recognise one's own number, not enough to use it: `************9991`. */
export const masked = (number: string): string =>
  number.slice(-SHOWN).padStart(Math.max(number.length, SHOWN), '*');
