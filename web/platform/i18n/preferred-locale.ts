import { DEFAULT_LOCALE, isLocale, type Locale } from '#edge/contract/locale.ts';

/** The first language of an Accept-Language header that we speak. */
export const preferredLocale = (acceptLanguage: string | null): Locale => {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = rest
        .find((p) => p.trim().startsWith('q='))
        ?.trim()
        .slice(2);
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
};
