import { INTL_TAG, type Locale } from '#edge/contract/locale.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';

/** What people here call the three clocks. */
const NAME: Record<TimeZone, string> = {
  'Asia/Jakarta': 'WIB',
  'Asia/Pontianak': 'WIB',
  'Asia/Makassar': 'WITA',
  'Asia/Jayapura': 'WIT',
};

export const clockAt = (locale: Locale, at: number, zone: TimeZone): string =>
  `${new Intl.DateTimeFormat(INTL_TAG[locale], { timeStyle: 'short', hourCycle: 'h23', timeZone: zone }).format(at)} ${NAME[zone]}`;

/** `Tuesday, 1 December 2026, 10.00 WIB`, by the clock of the place. */
export const momentAt = (locale: Locale, at: number, zone: TimeZone): string =>
  `${new Intl.DateTimeFormat(INTL_TAG[locale], { dateStyle: 'full', timeZone: zone }).format(at)}, ${clockAt(locale, at, zone)}`;
