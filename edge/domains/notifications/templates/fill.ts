import {
  type ByLocale,
  CLOCK_MARK,
  INTL_TAG,
  inLocale,
  LOCALES,
  type Locale,
} from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { type TimeZone, ZONE_MARKS } from '#edge/contract/time-zones.ts';
import type { Template, Words } from './template.ts';

export type Facts = Readonly<Record<string, string | number>>;

export interface Reader {
  readonly locale: Locale;
  readonly zone: TimeZone;
}

/** `Wednesday, 25 November 2026, 10:00 WIB` */
const momentText = (at: number, { locale, zone }: Reader): string => {
  const format = new Intl.DateTimeFormat(INTL_TAG[locale], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: zone,
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const { weekday, day, month, year, hour, minute } = part;
  return `${weekday}, ${day} ${month} ${year}, ${hour}${CLOCK_MARK[locale]}${minute} ${ZONE_MARKS[zone]}`;
};

/** One line: a name that somebody typed must not become a paragraph of ours. */
const plain = (value: string): string => value.replace(/\s+/g, ' ').trim();

const inLanguage = (name: string, locale: Locale): string => `${name}.${locale}`;

/** Facts of a text that is another one in each language: each reader gets their own. */
export const inLanguages = (name: string, texts: ByLocale<string> | undefined): Facts =>
  texts === undefined
    ? {}
    : Object.fromEntries(LOCALES.map((locale) => [inLanguage(name, locale), texts[locale]]));

const textOf = (
  { facts: kinds }: Template,
  facts: Facts,
  name: string,
  reader: Reader,
): string | undefined => {
  const value = facts[inLanguage(name, reader.locale)] ?? facts[name];
  if (value === undefined || value === '') return undefined;
  // The place's own clock where something happens at a place.
  const zone = (facts.zone as TimeZone | undefined) ?? reader.zone;
  switch (kinds[name]) {
    case 'rupiah':
      // Indonesian spelling in both languages, as on the site.
      return rupiah(Number(value));
    case 'moment':
      return momentText(Number(value), { locale: reader.locale, zone });
    default:
      return plain(String(value));
  }
};

const PLACE = /\{(\w+)\}/g;

/** Names that stand in braces, in the order they come. */
export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

/** @returns the text filled in; undefined when it names a fact that is not there */
const fill = (
  text: string,
  template: Template,
  facts: Facts,
  reader: Reader,
): string | undefined => {
  if (namesIn(text).some((name) => textOf(template, facts, name, reader) === undefined))
    return undefined;
  return text.replaceAll(PLACE, (_, name: string) => textOf(template, facts, name, reader) ?? '');
};

/** Words with their facts in place, plain text: whoever puts them into HTML escapes them. */
export const wordsOf = (template: Template, facts: Facts, reader: Reader): Words => {
  const words = inLocale(template.words, reader.locale);
  const line = (text: string): string => fill(text, template, facts, reader) ?? '';
  return {
    subject: line(words.subject),
    preheader: line(words.preheader),
    paragraphs: words.paragraphs.flatMap(
      (paragraph) => fill(paragraph, template, facts, reader) ?? [],
    ),
    action: words.action,
    short: line(words.short),
  };
};

/** The values of a text's places in their order, for providers that fill in texts themselves. */
export const valuesOf = (
  text: string,
  template: Template,
  facts: Facts,
  reader: Reader,
): readonly string[] => namesIn(text).map((name) => textOf(template, facts, name, reader) ?? '–');
