export const LOCALES = ['en', 'id'] as const;
export type Locale = (typeof LOCALES)[number];
