export const LOCALES = ['en', 'id'] as const;
export type Locale = (typeof LOCALES)[number];

export const isLocale = (value: unknown): value is Locale =>
  LOCALES.some((locale) => locale === value);
