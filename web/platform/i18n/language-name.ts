import type { Locale } from '#edge/contract/locale.ts';

/** A language as it is called in another: `Indonesian` in English, `Inggris` in Indonesian. */
export const languageName = (language: Locale, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language;
