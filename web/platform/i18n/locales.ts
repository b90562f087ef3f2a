export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

/** Where the customers are; used when a browser asks for neither language. */
export const DEFAULT_LOCALE: Locale = 'id';

export const isLocale = (value: string): value is Locale =>
  (LOCALES as readonly string[]).includes(value);

/** BCP 47 tags for Intl: day before month in both; en-ID would write decimals with a comma. */
export const INTL_TAG: Record<Locale, string> = { en: 'en-GB', id: 'id-ID' };

/** The first language of an Accept-Language header that we speak. */
export const preferredLocale = (acceptLanguage: string | null): Locale => {
  const asked = (acceptLanguage ?? '')
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
  return asked.map(({ language }) => language).find(isLocale) ?? DEFAULT_LOCALE;
};
