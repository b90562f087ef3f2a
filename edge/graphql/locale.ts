import { LOCALES } from '#edge/contract/locale.ts';
import { content } from '#edge/graphql/builder.ts';

export const LocaleEnum = content.enumType('Locale', { values: LOCALES });
