import type { Locale } from '#edge/contract/locale.ts';
import { number } from './format.ts';

/** @param metres below one kilometre in steps of 50 m, above in tenths */
export const distance = (locale: Locale, metres: number): string =>
  metres < 1000
    ? `${number(locale, Math.max(50, Math.round(metres / 50) * 50))} m`
    : `${number(locale, metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000))} km`;
