import { setCookie } from '../cookies.ts';
import type { Locale } from './locales.ts';

const YEAR_SECONDS = 31_536_000;

/** The specification's cookie and next-international's own carry the same value. */
export const rememberLocale = (locale: Locale): void => {
  for (const name of ['NEXT_LOCALE', 'Next-Locale'])
    setCookie(name, locale, { maxAgeSeconds: YEAR_SECONDS });
};

/** The same page in another language: path without its language, query and fragment kept. */
export const inLocale = (locale: Locale, path: string): string =>
  `/${locale}${path.replace(/^\/(en|id)(?=[/?#]|$)/, '')}`;
