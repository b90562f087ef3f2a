import {
  CLOCK_MARK,
  inLocale,
  type Locale,
  THOUSANDS_MARK,
  type Written,
} from '#edge/contract/locale.ts';
import { inThousands } from '#edge/contract/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { TIME_ZONES, type TimeZone, ZONE_MARKS } from '#edge/contract/time-zones.ts';

// Figures, ages and days are written by hand: the first formatter of `Intl` takes a phone 100 to 300 ms, in the
// middle of its page's coming alive (tests/e2e/late-scripts.spec.ts).

/** With so many decimals: `1.445,50` in Indonesian, `1,445.50` in English. */
export const decimal = (locale: Locale, value: number, decimals: number): string => {
  const digits = Math.abs(value).toFixed(decimals);
  const [whole = '', rest] = digits.split('.');
  const mark = THOUSANDS_MARK[locale];
  const sign = value < 0 && Number(digits) > 0 ? '-' : '';
  const tail = rest === undefined ? '' : `${mark === '.' ? ',' : '.'}${rest}`;
  return `${sign}${inThousands(Number(whole), mark)}${tail}`;
};

/** To the tenth, where there are tenths. */
export const number = (locale: Locale, value: number): string =>
  decimal(locale, value, 1).replace(/[.,]0$/, '');

/** A count that ended somewhere: "1,000+" says that there are more. */
export const counted = (locale: Locale, count: number, more: boolean): string =>
  `${number(locale, count)}${more ? '+' : ''}`;

type AgeUnit = 'minute' | 'hour' | 'day';
const STEPS: readonly [limitMs: number, unitMs: number, unit: AgeUnit][] = [
  [HOUR_MS, MINUTE_MS, 'minute'],
  [DAY_MS, HOUR_MS, 'hour'],
  [Number.POSITIVE_INFINITY, DAY_MS, 'day'],
];

interface AgeWords {
  readonly now: string;
  readonly yesterday: string;
  units: Readonly<Record<AgeUnit, string>>;
  /** @param figure the count as it is written */
  ago(figure: string, unit: string, count: number): string;
}

const AGES: Written<AgeWords> = {
  en: {
    now: 'this minute',
    yesterday: 'yesterday',
    units: { minute: 'minute', hour: 'hour', day: 'day' },
    ago: (figure, unit, count) => `${figure} ${unit}${count === 1 ? '' : 's'} ago`,
  },
  id: {
    now: 'menit ini',
    yesterday: 'kemarin',
    units: { minute: 'menit', hour: 'jam', day: 'hari' },
    ago: (figure, unit) => `${figure} ${unit} yang lalu`,
  },
};

/** How long ago, in whole minutes, hours or days. Both times in epoch ms. */
export const ago = (locale: Locale, at: number, now: number): string => {
  const words = inLocale(AGES, locale);
  const age = Math.max(0, now - at);
  const [, unitMs, unit] = STEPS.find(([limit]) => age < limit) ?? [0, DAY_MS, 'day' as const];
  const count = Math.floor(age / unitMs);
  if (count === 0) return words.now;
  if (count === 1 && unit === 'day') return words.yesterday;
  return words.ago(number(locale, count), words.units[unit], count);
};

const MONTHS: Written<string> = {
  en: 'January February March April May June July August September October November December',
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
};

/** January to December. */
export const monthNames = (locale: Locale): readonly string[] =>
  inLocale(MONTHS, locale).split(' ');

const SHORT = 3;

/** Calendar days are counted where the company is. */
const HOME: TimeZone = 'Asia/Jakarta';

/** A moment on the clock of a zone; @throws RangeError for no time */
const onClock = (at: number, zone: TimeZone = HOME) => {
  const there = new Date(at + TIME_ZONES[zone] * MINUTE_MS);
  const [year = '', month = '', day = '', hour = '', minute = ''] = there
    .toISOString()
    .split(/[-T:]/);
  return { year, month: Number(month) - 1, day: Number(day), hour, minute };
};

/** A calendar day as Jakarta counts it. */
export const date = (locale: Locale, at: number): string => {
  const { year, month, day } = onClock(at);
  return `${day} ${monthNames(locale)[month]} ${year}`;
};

const dayAndMonth = (locale: Locale, month: number, day: number): string =>
  `${day} ${monthNames(locale)[month]?.slice(0, SHORT)}`;

/** The same for a narrow place: `28 Nov 2026`. */
export const mediumDate = (locale: Locale, at: number): string =>
  `${shortDate(locale, at)} ${onClock(at).year}`;

/** The same without the year, for the scale of a chart. */
export const shortDate = (locale: Locale, at: number): string => {
  const { month, day } = onClock(at);
  return dayAndMonth(locale, month, day);
};

/** Day and time on the clock of a place; Jakarta's where there is no place. */
export const momentThere = (locale: Locale, at: number, zone: TimeZone = HOME): string => {
  const { year, month, day, hour, minute } = onClock(at, zone);
  return `${dayAndMonth(locale, month, day)} ${year}, ${hour}${CLOCK_MARK[locale]}${minute}`;
};

/** The same with the name of the zone there: `10 Jan 2026, 14.00 WITA`. */
export const dateTime = (locale: Locale, at: number, zone: TimeZone = HOME): string =>
  `${momentThere(locale, at, zone)} ${ZONE_MARKS[zone]}`;
