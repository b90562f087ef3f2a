import type { Locale } from '#edge/contract/locale.ts';
import { setCookie } from '#web/platform/cookies.ts';

const YEAR_SECONDS = 31_536_000;

/** The specification's cookie and next-international's own carry the same value. */
export const rememberLocale = (locale: Locale): void => {
  for (const name of ['NEXT_LOCALE', 'Next-Locale'])
    setCookie(name, locale, { maxAgeSeconds: YEAR_SECONDS });
};
