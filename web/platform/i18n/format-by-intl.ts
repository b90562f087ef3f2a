/** What `Intl` writes: nothing that a page shows as it comes alive (format.ts). */
import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';

/** Formatters are costly to make and free to keep. */
const memo = <T>(make: (locale: Locale) => T): ((locale: Locale) => T) => {
  const made = new Map<Locale, T>();
  return (locale) => {
    const format = made.get(locale) ?? make(locale);
    made.set(locale, format);
    return format;
  };
};

const shortNumbers = memo(
  (locale) =>
    new Intl.NumberFormat(INTL_TAG[locale], { notation: 'compact', maximumFractionDigits: 1 }),
);

/** For the scale of a chart, where a whole amount has no room: `1.2m`, `1,2 jt`. */
export const shortNumber = (locale: Locale, value: number): string =>
  shortNumbers(locale).format(value);

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
