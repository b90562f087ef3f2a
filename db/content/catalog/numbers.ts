import type { Locale, Text } from './types.ts';

const formats: Record<Locale, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }),
  id: new Intl.NumberFormat('id-ID', { maximumFractionDigits: 2 }),
};

export const figure = (value: number, locale: Locale): string => formats[locale].format(value);

const INDONESIAN_UNITS: Readonly<Record<string, string>> = {
  'km/h': 'km/jam',
  min: 'menit',
  h: 'jam',
  s: 'detik',
};

export const unitIn = (unit: string, locale: Locale): string =>
  locale === 'id' ? (INDONESIAN_UNITS[unit] ?? unit) : unit;

export const inLocale = (text: Text, locale: Locale): string => text[locale];
