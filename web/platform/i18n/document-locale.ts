import { DEFAULT_LOCALE, isLocale, type Locale } from '#edge/contract/locale.ts';

/** The language of the page in front of the person, for code outside of React. */
export const documentLocale = (): Locale => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
};
