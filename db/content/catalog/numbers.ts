import { byLocale, INTL_TAG, inLocale, type Locale, type Text } from '#edge/contract/locale.ts';

const formats = byLocale(
  (locale) => new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 2 }),
);

export const figure = (value: number, locale: Locale): string => formats[locale].format(value);

/** Units that are not the same in every language. */
const UNITS: ReadonlyMap<string, Text> = new Map([
  ['km/h', { en: 'km/h', id: 'km/jam' }],
  ['min', { en: 'min', id: 'menit' }],
  ['h', { en: 'h', id: 'jam' }],
  ['s', { en: 's', id: 'detik' }],
]);

export const unitIn = (unit: string, locale: Locale): string => {
  const words = UNITS.get(unit);
  return words === undefined ? unit : inLocale(words, locale);
};
