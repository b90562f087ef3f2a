import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALWAYS_OPEN, daily, hoursToday, isOpenAt, weekOf } from '#edge/contract/hours.ts';
import { freshnessOf } from '#edge/contract/stations/freshness.ts';
import { boxAround, inBox, metresBetween } from '#edge/contract/stations/geo.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { checkSearch } from '#edge/contract/validators/stations.ts';

const MONAS = { lat: -6.1754, lon: 106.8272 };

describe('opening hours', () => {
  const sundayNight = { ...ALWAYS_OPEN, always: false, week: daily([7], '22:00', '02:00') };

  it('a span that begins on Sunday night reaches into Monday', () => {
    const mondayAtOne = Date.UTC(2026, 10, 22, 18);
    expect(isOpenAt(sundayNight, 'Asia/Jakarta', mondayAtOne)).toBe(true);
    expect(isOpenAt(sundayNight, 'Asia/Jakarta', mondayAtOne + HOUR_MS)).toBe(false);
    expect(isOpenAt(sundayNight, 'Asia/Jayapura', mondayAtOne)).toBe(false);
  });

  it('say nothing where nobody knows', () => {
    expect(isOpenAt(null, 'Asia/Jakarta', 0)).toBeNull();
    expect(weekOf(null)).toEqual([]);
    expect(hoursToday(null, 'Asia/Jakarta', 0)).toBeNull();
  });

  it('print days off as nothing and midnight as 24:00', () => {
    const hours = { ...ALWAYS_OPEN, always: false, week: daily([1], '08:00', '00:00') };
    expect(weekOf(hours).slice(0, 2)).toEqual([
      { day: 'MONDAY', time: '08:00-24:00' },
      { day: 'TUESDAY', time: '' },
    ]);
  });
});

describe('freshness', () => {
  it.each([
    [0, 'LIVE'],
    [30 * 60_000, 'MINUTES'],
    [5 * HOUR_MS, 'HOURS'],
    [25 * HOUR_MS, 'OLD'],
  ])('of %d ms is %s', (age, grade) => {
    expect(freshnessOf(1e12 - age, 1e12)).toBe(grade);
  });

  it('is unknown where the source gives no time', () => {
    expect(freshnessOf(null, 0)).toBe('UNKNOWN');
  });
});

describe('a box around a circle', () => {
  it('holds every point of the circle, at poles and date line too', () => {
    const lat = fc.double({ min: -90, max: 90, noNaN: true });
    const lon = fc.double({ min: -180, max: 180, noNaN: true });
    fc.assert(
      fc.property(lat, lon, lat, lon, (aLat, aLon, bLat, bLon) => {
        const [a, b] = [
          { lat: aLat, lon: aLon },
          { lat: bLat, lon: bLon },
        ];
        expect(inBox(boxAround(a, metresBetween(a, b)), b)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a search', () => {
  it('uses defaults where nothing is given', () => {
    expect(checkSearch(MONAS)).toMatchObject({
      ok: true,
      value: { radius: 100_000, limit: 20, types: null, freeNow: false },
    });
  });

  it.each([
    ['text', { lat: '-6.2', lon: '106.8' }, 'coordinateNotANumber'],
    ['NaN', { lat: Number.NaN, lon: 106.8 }, 'coordinateNotANumber'],
    ['infinity', { lat: -6, lon: Number.POSITIVE_INFINITY }, 'coordinateNotANumber'],
    ['nothing', { lat: undefined, lon: null }, 'coordinateNotANumber'],
    ['swapped coordinates', { lat: 106.8, lon: -6.2 }, 'coordinatesSwapped'],
    ['a negative radius', { ...MONAS, radius: -5 }, 'radiusOutOfRange'],
    ['half a metre', { ...MONAS, radius: 0.5 }, 'radiusOutOfRange'],
    ['a kind that is none', { ...MONAS, types: ['PETROL'] }, 'valueUnknown'],
    ['a long list', { ...MONAS, stationIds: Array(201).fill('x') }, 'listTooLong'],
    ['a negative power', { ...MONAS, minPower: -1 }, 'powerOutOfRange'],
    ['a time that is none', { ...MONAS, openAt: Number.NaN }, 'timeOutOfRange'],
  ])('with %s is refused by name', (_, input, fault) => {
    expect(checkSearch(input)).toEqual({ ok: false, fault });
  });

  it('takes an empty list and empty words for no filter', () => {
    expect(checkSearch({ ...MONAS, types: [], search: ' -- ', cityName: ' ' })).toMatchObject({
      value: { types: null, search: null, cityName: null },
    });
  });
});
