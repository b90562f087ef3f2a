import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';
import { type TimeZone, ZONE_MARKS } from '#edge/contract/time-zones.ts';

/** Not `dateStyle: 'full'`: in Indonesian that writes `07 Desember`. */
export const WHOLE_DATE = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
} as const;

export const clockAt = (locale: Locale, at: number, zone: TimeZone): string =>
  `${new Intl.DateTimeFormat(INTL_TAG[locale], { timeStyle: 'short', hourCycle: 'h23', timeZone: zone }).format(at)} ${ZONE_MARKS[zone]}`;

/** `Tuesday, 1 December 2026, 10.00 WIB`, by the clock of the place. */
export const momentAt = (locale: Locale, at: number, zone: TimeZone): string =>
  `${new Intl.DateTimeFormat(INTL_TAG[locale], { ...WHOLE_DATE, timeZone: zone }).format(at)}, ${clockAt(locale, at, zone)}`;
