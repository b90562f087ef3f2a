import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INTL_TAG, LOCALES } from '#edge/contract/locale.ts';
import { rupiah } from '#edge/contract/money.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { distance } from '#web/platform/i18n/distance.ts';
import {
  ago,
  counted,
  date,
  dateTime,
  mediumDate,
  number,
  shortDate,
} from '#web/platform/i18n/format.ts';
import { shortNumber } from '#web/platform/i18n/format-by-intl.ts';

describe('formats', () => {
  it('write a number to the tenth as the platform writes it in each language', () => {
    const value = fc.oneof(fc.double({ min: -1e12, max: 1e12, noNaN: true }), fc.integer());
    fc.assert(
      fc.property(value, fc.constantFrom(...LOCALES), (each, locale) => {
        const platform = new Intl.NumberFormat(INTL_TAG[locale], { maximumFractionDigits: 1 });
        expect(number(locale, each)).toBe(platform.format(each).replace(/^-0$/, '0'));
      }),
    );
  });

  it('write ages, days and moments as the platform writes them, with months in three letters', () => {
    // The platform has 'Sept' in English, and a word for the day before yesterday in Indonesian.
    const at = fc.integer({ min: Date.UTC(1970, 0), max: Date.UTC(2090, 0) });
    fc.assert(
      fc.property(at, fc.constantFrom(...LOCALES), (each, locale) => {
        const written = (style: Intl.DateTimeFormatOptions): string =>
          new Intl.DateTimeFormat(INTL_TAG[locale], { timeZone: 'Asia/Makassar', ...style })
            .format(each)
            .replace('Sept ', 'Sep ');
        const home = { timeZone: 'Asia/Jakarta' };
        expect(date(locale, each)).toBe(written({ ...home, dateStyle: 'long' }));
        expect(mediumDate(locale, each)).toBe(written({ ...home, dateStyle: 'medium' }));
        const moment = written({ dateStyle: 'medium', timeStyle: 'short' });
        expect(dateTime(locale, each, 'Asia/Makassar')).toBe(`${moment} WITA`);
      }),
    );
    for (const locale of LOCALES)
      for (const [ms, unit] of [
        [MINUTE_MS, 'minute'],
        [HOUR_MS, 'hour'],
        [DAY_MS, 'day'],
      ] as const)
        for (const count of [1, 3, 23]) {
          const platform = new Intl.RelativeTimeFormat(INTL_TAG[locale], { numeric: 'auto' });
          expect(ago(locale, 0, count * ms)).toBe(platform.format(-count, unit));
        }
  });

  it('write rupiah as Indonesian spelling has it, without a space of any kind', () => {
    expect(rupiah(29_490_000)).toBe('Rp29.490.000');
    expect(rupiah(0)).toBe('Rp0');
  });

  it.each([
    [20, 'id', '50 m'],
    [949, 'id', '950 m'],
    [1240, 'id', '1,2 km'],
    [1240, 'en', '1.2 km'],
    [23_400, 'en', '23 km'],
  ] as const)('write %i metres in %s as %s', (metres, locale, text) => {
    expect(distance(locale, metres)).toBe(text);
  });

  it('write a count that ended in the reader’s form, and an exact one without a sign', () => {
    expect(counted('en', 1_000, true)).toBe('1,000+');
    expect(counted('id', 1_000, true)).toBe('1.000+');
    expect(counted('id', 1_000, false)).toBe('1.000');
  });

  it('write an age in the largest whole unit, and a clock that runs ahead as now', () => {
    expect(ago('en', 0, 5 * 60_000)).toBe('5 minutes ago');
    expect(ago('id', 0, 3 * HOUR_MS)).toBe('3 jam yang lalu');
    expect(ago('en', 0, 26 * HOUR_MS)).toBe('yesterday');
    expect(ago('en', 10_000, 0)).toBe('this minute');
  });

  it.each([
    ['id', 'Asia/Jakarta', '10 Jan 2026, 21.30 WIB'],
    ['id', 'Asia/Pontianak', '10 Jan 2026, 21.30 WIB'],
    ['id', 'Asia/Makassar', '10 Jan 2026, 22.30 WITA'],
    ['en', 'Asia/Jayapura', '10 Jan 2026, 23:30 WIT'],
  ] as const)('write a moment in %s by the clock of %s: %s', (locale, zone, text) => {
    expect(dateTime(locale, Date.UTC(2026, 0, 10, 14, 30), zone)).toBe(text);
  });

  it('write a day and a large number short enough for the scale of a chart', () => {
    const justAfterMidnight = Date.UTC(2026, 9, 28, 17, 30);
    expect(shortDate('id', justAfterMidnight)).toBe('29 Okt');
    expect(shortDate('en', justAfterMidnight)).toBe('29 Oct');
    expect(shortNumber('id', 1_250_000)).toMatch(/^1,3\sjt$/);
    expect(shortNumber('en', 1_250_000)).toMatch(/^1\.3m$/i);
  });

  it('write a moment without a place by the clock of Jakarta', () => {
    expect(dateTime('en', Date.UTC(2026, 0, 10, 18))).toBe('11 Jan 2026, 01:00 WIB');
  });
});
