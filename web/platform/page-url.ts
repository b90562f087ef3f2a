import { LOCALES, type Locale } from '#edge/contract/locale.ts';
import { siteOrigin } from './site.ts';

/** Address of a page in one language, or without a language where the visitor's own decides. */
export const pageUrl = (pageName: string, locale?: Locale): string => {
  const path = pageName === 'home' ? '' : `/${pageName}`;
  return `${siteOrigin()}${locale ? `/${locale}` : ''}${path}` || '/';
};

/** The same page in every language, and where the visitor's own decides. */
export const languagesOf = (pageName: string): Record<string, string> => ({
  ...Object.fromEntries(LOCALES.map((each) => [each, pageUrl(pageName, each)])),
  'x-default': pageUrl(pageName),
});
