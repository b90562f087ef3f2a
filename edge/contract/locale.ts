/** The languages of the product. How one is added: README.md. */
export const LOCALES = ['en', 'id'] as const;

export type Locale = (typeof LOCALES)[number];

/** Languages with a part of the texts so far: what one lacks is shown in another language. */
type StartedLocale = never;

/** Languages that every text must exist in: the compiler names what they lack. */
export type WholeLocale = Exclude<Locale, StartedLocale>;

/** Something in every language: a fact of it, or what code makes for each. */
export type ByLocale<T> = Readonly<Record<Locale, T>>;

/** Something that people write, which a started language may lack; `inLocale` reads it. */
export type Written<T> = Readonly<Record<WholeLocale, T>> & Readonly<Partial<Record<Locale, T>>>;

export type Text = Written<string>;

// A constant for each fact, so that a page loads only those it uses.

/** As its own speakers call it. */
export const LANGUAGE_NAME: ByLocale<string> = { en: 'English', id: 'Bahasa Indonesia' };

/** BCP 47 tags for Intl: day before month in all of them; en-ID would write decimals with a comma. */
export const INTL_TAG: ByLocale<string> = { en: 'en-GB', id: 'id-ID' };

/** Between groups of three digits; the other of `.` and `,` is before the tenths. */
export const THOUSANDS_MARK: ByLocale<string> = { en: ',', id: '.' };

/** Between hours and minutes. */
export const CLOCK_MARK: ByLocale<string> = { en: ':', id: '.' };

/** Open Graph's names, with a country. */
export const SOCIAL_LOCALE: ByLocale<string> = { en: 'en_US', id: 'id_ID' };

/** Where a text is looked for that a language does not have; the languages not named follow. */
const FALLBACKS: ByLocale<readonly Locale[]> = { en: ['id'], id: ['en'] };

/** Where the customers are; used when a browser asks for none of our languages. */
export const DEFAULT_LOCALE: Locale = 'id';

export const isLocale = (value: unknown): value is Locale =>
  (LOCALES as readonly unknown[]).includes(value);

/** A language that somebody asks for, if it is one of ours. */
export const localeFrom = (value: unknown, fallback: Locale = DEFAULT_LOCALE): Locale =>
  isLocale(value) ? value : fallback;

/** A language, then all others in the order in which they stand in for it. */
export const fallbackOrder = (locale: Locale): readonly Locale[] => [
  ...new Set([locale, ...FALLBACKS[locale], ...LOCALES]),
];

/** All languages but one, the best replacement first. */
export const otherLocales = (locale: Locale): readonly Locale[] => fallbackOrder(locale).slice(1);

/**
 * What stands in the first language of the fallback order that has it.
 * @throws when no language has it
 */
export const inLocale = <T>(texts: Readonly<Partial<Record<Locale, T>>>, locale: Locale): T => {
  for (const each of fallbackOrder(locale)) {
    const text = texts[each];
    if (text !== undefined) return text;
  }
  throw new Error('A text exists in no language.');
};

/** A text as the wire has it where all languages are asked for. */
export interface LocalisedText<T = string> {
  readonly locale: Locale;
  readonly text: T;
}

/** The languages in which a text exists. */
export const languagesOf = (texts: Readonly<Partial<ByLocale<unknown>>>): readonly Locale[] =>
  LOCALES.filter((locale) => texts[locale] !== undefined);

/** A text in each language in which it exists. */
export const textsOf = <T>(
  texts: Readonly<Partial<Record<Locale, T>>>,
): readonly LocalisedText<T>[] =>
  LOCALES.flatMap((locale) => {
    const text = texts[locale];
    return text === undefined ? [] : [{ locale, text }];
  });

/** Every language of a text changed in the same way. */
export const mapText = <T, Changed>(
  texts: Written<T>,
  change: (text: T, locale: Locale) => Changed,
): Written<Changed> =>
  Object.fromEntries(
    textsOf(texts).map(({ locale, text }) => [locale, change(text, locale)]),
  ) as Record<Locale, Changed>;

/** One value for each language. */
export const byLocale = <T>(value: (locale: Locale) => T): ByLocale<T> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, value(locale)])) as Record<Locale, T>;
