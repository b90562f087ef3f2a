import { LOCALES } from '#edge/contract/locale.ts';
import { content, main } from '#edge/graphql/builder.ts';

/** For descriptions of arguments that are a text, as in the documents of open pages. */
export const LANGUAGE_CODES = LOCALES.map((locale) => `\`${locale}\``).join(', ');

export const LocaleEnum = content.enumType('Locale', { values: LOCALES });

/** The same enum in the main schema: a type belongs to one schema. */
export const MainLocaleEnum = main.enumType('Locale', { values: LOCALES });

/** The same under names that documents of open pages use: a variable's type cannot be renamed. */
export const RoadsideLocaleEnum = main.enumType('RoadsideLocale', { values: LOCALES });
export const LanguageEnum = main.enumType('Language', { values: LOCALES });
