import type { TimeZone } from '#edge/contract/hours.ts';
import { INTL_TAG, type Locale, THOUSANDS_MARK } from '#edge/contract/locale.ts';
import { inThousands } from '#edge/contract/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** Formatters are costly to make and free to keep. */
const memo = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    const money = made.get(locale) ?? make(locale);
    made.set(locale, money);
    return money;
  };
};

/**
 * To the tenth, as people write it: `1.445,5` in Indonesian, `1,445.5` in English. Not by `Intl`, as `rupiah`
 * is not.
 */
export const number = (locale: Locale, value: number): string => {
  const [whole = '', tenths = '0'] = Math.abs(value).toFixed(1).split('.');
  const mark = THOUSANDS_MARK[locale];
  const sign = value < 0 && Number(`${whole}.${tenths}`) > 0 ? '-' : '';
  const decimals = tenths === '0' ? '' : `${mark === '.' ? ',' : '.'}${tenths}`;
  return `${sign}${inThousands(Number(whole), mark)}${decimals}`;
};

/** A count that ended somewhere: "1,000+" says that there are more. */
export const counted = (locale: Locale, count: number, more: boolean): string =>
  `${number(locale, count)}${more ? '+' : ''}`;

const shortNumbers = memo(
  (locale) =>
    new Intl.NumberFormat(INTL_TAG[locale], { notation: 'compact', maximumFractionDigits: 1 }),
);

/** For the scale of a chart, where a whole amount has no room: `1.2m`, `1,2 jt`. */
export const shortNumber = (locale: Locale, value: number): string =>
  shortNumbers(locale).format(value);

/** @param metres below one kilometre in steps of 50 m, above in tenths */
export const distance = (locale: Locale, metres: number): string =>
  metres < 1000
    ? `${number(locale, Math.max(50, Math.round(metres / 50) * 50))} m`
    : `${number(locale, metres < 10_000 ? Math.round(metres / 100) / 10 : Math.round(metres / 1000))} km`;

const relatives = memo((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
const STEPS: readonly [limitMs: number, unitMs: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [HOUR_MS, MINUTE_MS, 'minute'],
  [DAY_MS, HOUR_MS, 'hour'],
  [Number.POSITIVE_INFINITY, DAY_MS, 'day'],
];

/** How long ago, in whole minutes, hours or days. Both times in epoch ms. */
export const ago = (locale: Locale, at: number, now: number): string => {
  const age = Math.max(0, now - at);
  const [, unitMs, unit] = STEPS.find(([limit]) => age < limit) ?? [0, DAY_MS, 'day' as const];
  return relatives(locale).format(-Math.floor(age / unitMs), unit);
};

/** Calendar days are counted where the company is. */
const HOME: TimeZone = 'Asia/Jakarta';

const dates = memo(
  (locale) => new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle: 'long', timeZone: HOME }),
);

/** A calendar day as Jakarta counts it. */
export const date = (locale: Locale, at: number): string => dates(locale).format(at);

const mediumDates = memo(
  (locale) => new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle: 'medium', timeZone: HOME }),
);

/** The same for a narrow place: `28 Nov 2026`. */
export const mediumDate = (locale: Locale, at: number): string => mediumDates(locale).format(at);

const shortDates = memo(
  (locale) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], { day: 'numeric', month: 'short', timeZone: HOME }),
);

/** The same without the year, for the scale of a chart. */
export const shortDate = (locale: Locale, at: number): string => shortDates(locale).format(at);

/** As Indonesians write them; Intl says `GMT+8` in English. */
const MARKS: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Day and time where something happens, with the name of the zone there: `10 Jan 2026, 14.00 WITA`.
 *
 * @param zone the place's; Jakarta's where there is no place
 */
export const dateTime = (locale: Locale, at: number, zone: TimeZone = HOME): string => {
  const key = `${locale} ${zone}`;
  const clock =
    clocks.get(key) ??
    new Intl.DateTimeFormat(INTL_TAG[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
  clocks.set(key, clock);
  return `${clock.format(at)} ${MARKS[zone]}`;
};

const momentsIn = new Map<string, Intl.DateTimeFormat>();

/** Day and time on the clock of a place. `zone` is an IANA name. */
export const momentThere = (locale: Locale, at: number, zone: string): string => {
  const key = `${locale} ${zone}`;
  const format =
    momentsIn.get(key) ??
    new Intl.DateTimeFormat(INTL_TAG[locale], {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: zone,
    });
  momentsIn.set(key, format);
  return format.format(at);
};

const months = memo((locale) => {
  const name = new Intl.DateTimeFormat(INTL_TAG[locale], { month: 'long', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => name.format(Date.UTC(2000, month, 15)));
});

/** January to December. */
export const monthNames = (locale: Locale): readonly string[] => months(locale);

const DAY_PARTS = { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' } as const;
const wallDays = memo(
  (locale) => new Intl.DateTimeFormat(INTL_TAG[locale], { ...DAY_PARTS, timeZone: 'UTC' }),
);
const wallMoments = memo(
  (locale) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], {
      ...DAY_PARTS,
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

const wallClocks = memo(
  (locale) =>
    new Intl.DateTimeFormat(INTL_TAG[locale], {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZone: 'UTC',
    }),
);

/**
 * A day (`2026-11-24`), a moment (`2026-11-24T17:05`) or a time of day (`17:05`) of a date control, as the
 * language writes it.
 */
export const wallTime = (locale: Locale, text: string): string => {
  if (/^\d\d:\d\d$/.test(text)) return wallClocks(locale).format(Date.parse(`1970-01-01T${text}Z`));
  const at = Date.parse(text.includes('T') ? `${text}Z` : text);
  if (Number.isNaN(at)) return text;
  return (text.includes('T') ? wallMoments : wallDays)(locale).format(at);
};
