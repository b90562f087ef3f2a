import type { Locale } from './locales.ts';

/** The language a text is in that is missing in this one. */
export const otherLocale = (locale: Locale): Locale => (locale === 'en' ? 'id' : 'en');
