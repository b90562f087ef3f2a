/** What `Intl` writes: nothing that a page shows as it comes alive (format.ts). */
import { CLOCK_MARK, INTL_TAG, type Locale } from '#edge/contract/locale.ts';
import { date, momentThere } from './format.ts';

/** For the scale of a chart, where a whole amount has no room: `1.2m`, `1,2 jt`. */
export const shortNumber = (locale: Locale, value: number): string =>
  new Intl.NumberFormat(INTL_TAG[locale], { notation: 'compact', maximumFractionDigits: 1 }).format(
    value,
  );

const weekday = (locale: Locale, at: number): string =>
  new Intl.DateTimeFormat(INTL_TAG[locale], { weekday: 'short', timeZone: 'Asia/Jakarta' }).format(
    at,
  );

/**
 * A day (`2026-11-24`), a moment (`2026-11-24T17:05`) or a time of day (`17:05`) of a date control, as the
 * language writes it.
 */
export const wallTime = (locale: Locale, text: string): string => {
  if (/^\d\d:\d\d$/.test(text)) return text.replace(':', CLOCK_MARK[locale]);
  // On whichever clock: it is read by the same one.
  const isDay = !text.includes('T');
  const at = Date.parse(`${text}${isDay ? 'T00:00' : ''}+07:00`);
  if (Number.isNaN(at)) return text;
  return `${weekday(locale, at)}, ${(isDay ? date : momentThere)(locale, at)}`;
};
