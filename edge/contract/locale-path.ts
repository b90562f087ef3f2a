import { isLocale, LOCALES, type Locale } from './locale.ts';

/** The languages as an alternative in a regular expression or a route of Next: `en|id`. */
export const ANY_LOCALE = LOCALES.join('|');

/** The language at the start of a path, and nothing else of it. */
const PREFIX = new RegExp(`^/(${ANY_LOCALE})(?=[/?#]|$)`);

/** The language of an address, if it has one. */
export const localeOf = (path: string): Locale | undefined => {
  const prefix = PREFIX.exec(path)?.[1];
  return isLocale(prefix) ? prefix : undefined;
};

/** `/en/product?sort=price` → `/product?sort=price`; `/en` → an empty text. */
export const withoutLocale = (path: string): string => path.replace(PREFIX, '');

/** The same page in another language; query and fragment stay. The home page has no slash behind its language. */
export const pathIn = (locale: Locale, path: string): string =>
  `/${locale}${withoutLocale(path).replace(/^\/(?=[?#]|$)/, '')}`;

/** Whether a file of Next's output is a page in one of the languages, e.g. `en.html`, `id/product.html`. */
export const isLocalisedPage = (file: string): boolean =>
  new RegExp(`^(${ANY_LOCALE})[./]`).test(file) && file.endsWith('.html');
