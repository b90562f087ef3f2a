import { describe, expect, it } from 'vitest';
import { ALWAYS_OPEN, daily } from '#edge/contract/hours.ts';
import { ANY_CONNECTOR } from '#edge/contract/stations/availability.ts';
import { freeByHourOf, likelyFree, usuallyFree } from '#edge/contract/stations/likely.ts';
import { findingsOf, type ReportKind } from '#edge/contract/stations/reports.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { checkReport } from '#edge/contract/validators/station-report.ts';
import { NOW, search, stationRecord } from '#tests/support/stations.ts';

const week = (share: number | null) => freeByHourOf(Array.from({ length: 168 }, () => share));
const half = stationRecord('a', { freeByHour: week(18 / 35) });
const statusOf = (status: 'AVAILABLE' | 'CHARGING', age: number) => () => ({
  status,
  lastUpdated: NOW - age,
});

describe('likely free on arrival', () => {
  it('is what is known now, when now is the arrival', () => {
    expect(likelyFree(half, statusOf('AVAILABLE', 0), ANY_CONNECTOR, NOW, NOW)).toBe(1);
    expect(likelyFree(half, statusOf('CHARGING', 0), ANY_CONNECTOR, NOW, NOW)).toBe(0);
  });

  it('weighs status and history the same after a quarter of an hour', () => {
    const usual = 18 / 35;
    const chance = likelyFree(half, statusOf('AVAILABLE', 15 * MINUTE_MS), ANY_CONNECTOR, NOW, NOW);
    expect(chance).toBeCloseTo(0.5 + 0.5 * usual, 10);
    const later = likelyFree(
      half,
      statusOf('AVAILABLE', 0),
      ANY_CONNECTOR,
      NOW,
      NOW + 15 * MINUTE_MS,
    );
    expect(later).toBe(chance);
  });

  it('is the history alone where no status can be trusted, and nothing without a history', () => {
    const old = likelyFree(half, statusOf('AVAILABLE', 25 * HOUR_MS), ANY_CONNECTOR, NOW, NOW);
    expect(old).toBeCloseTo(18 / 35, 10);
    const unknown = stationRecord('b');
    expect(likelyFree(unknown, statusOf('AVAILABLE', 0), ANY_CONNECTOR, NOW, NOW)).toBeNull();
    expect(freeByHourOf(Array.from({ length: 168 }, () => null))).toBeNull();
  });

  it('says nothing of a station that is closed by the time of arrival', () => {
    const open = daily([0, 1, 2, 3, 4, 5, 6], '08:00', '21:00');
    const hours = { ...ALWAYS_OPEN, always: false, week: open };
    const evenings = stationRecord('evenings', { freeByHour: week(1), hours });
    const chanceAt = (arrival: number) =>
      likelyFree(evenings, statusOf('AVAILABLE', 0), ANY_CONNECTOR, NOW, arrival);
    // NOW is 20:30 in Jakarta.
    expect(chanceAt(NOW)).toBe(1);
    expect(chanceAt(NOW + HOUR_MS)).toBeNull();
    const unknown = { ...evenings, hours: null };
    expect(
      likelyFree(unknown, statusOf('AVAILABLE', 0), ANY_CONNECTOR, NOW, NOW + HOUR_MS),
    ).not.toBeNull();
  });

  it('reads the hour on the station’s own clock', () => {
    const shares = Array.from({ length: 168 }, (_, hour) => (hour === 0 ? 1 : null));
    const freeByHour = freeByHourOf(shares);
    const mondayInJakarta = Date.UTC(2026, 10, 22, 17, 30);
    expect(usuallyFree({ freeByHour, timeZone: 'Asia/Jakarta' }, mondayInJakarta)).toBe(1);
    expect(usuallyFree({ freeByHour, timeZone: 'Asia/Jayapura' }, mondayInJakarta)).toBeNull();
  });

  it('orders by chance, then by distance; who has no history comes last', () => {
    const stations = [
      stationRecord('near', { lat: -6.201 }),
      stationRecord('rare', { lat: -6.21, freeByHour: week(0) }),
      stationRecord('often', { lat: -6.22, freeByHour: week(1) }),
    ];
    const wish = search({ order: 'LIKELY_FREE' });
    const matches = searchStations(stations, wish, () => undefined, NOW);
    expect(matches.map(({ station }) => station.id)).toEqual(['often', 'rare', 'near']);
  });
});

describe('chargers confirmed for the model', () => {
  const stations = [
    stationRecord('near', { lat: -6.201 }),
    stationRecord('no', { lat: -6.205, compatible: { 'alva-one': false } }),
    stationRecord('fits', { lat: -6.21, compatible: { 'alva-one': true } }),
    stationRecord('fits-too', { lat: -6.22, compatible: { 'alva-one': true } }),
  ];
  const idsOf = (wish: Parameters<typeof search>[0]) =>
    searchStations(stations, search(wish), () => undefined, NOW).map(({ station }) => station.id);

  it('come first, by distance, when the others are wanted too, even behind the last row asked for', () => {
    const wish = { compatibleWith: 'alva-one', includeUnknownCompatibility: true };
    expect(idsOf(wish)).toEqual(['fits', 'fits-too', 'near']);
    expect(idsOf({ ...wish, limit: 1 })).toEqual(['fits']);
  });

  it('are all there is without the others, and no order of its own without a model', () => {
    expect(idsOf({ compatibleWith: 'alva-one' })).toEqual(['fits', 'fits-too']);
    expect(idsOf({ limit: 1 })).toEqual(['near']);
  });
});

const seen = (...given: readonly (readonly [ReportKind, age: number])[]) =>
  findingsOf(
    given.map(([kind, age]) => ({ kind, seenAt: NOW - age })),
    NOW,
  ).map(({ kind, count, confirmed }) => [kind, count, confirmed]);

describe('what reports come to', () => {
  it('is one rider’s word until two agree', () => {
    expect(seen(['BROKEN', HOUR_MS])).toEqual([['BROKEN', 1, false]]);
    expect(seen(['BROKEN', HOUR_MS], ['BROKEN', DAY_MS])).toEqual([['BROKEN', 2, true]]);
  });

  it('forgets each kind at its own pace', () => {
    expect(seen(['OCCUPIED', 3 * HOUR_MS], ['BROKEN', 8 * DAY_MS])).toEqual([]);
    expect(seen(['REFUSED_MOTORCYCLE', 80 * DAY_MS])).toEqual([['REFUSED_MOTORCYCLE', 1, false]]);
  });

  it('a newer report overrules older ones; several reports overrule one', () => {
    expect(seen(['BROKEN', 2 * HOUR_MS], ['BROKEN', 3 * HOUR_MS], ['WORKING', HOUR_MS])).toEqual([
      ['WORKING', 1, false],
    ]);
    expect(seen(['WORKING', 3 * HOUR_MS], ['BROKEN', HOUR_MS], ['BROKEN', 2 * HOUR_MS])).toEqual([
      ['BROKEN', 2, true],
    ]);
  });
});

describe('a report', () => {
  const good = {
    id: 'rep_01jd2f5k3q6v8x0z2c4f6h8k0m',
    stationId: 'sta_x',
    kind: 'BROKEN',
    seenAt: NOW,
  };
  it.each([
    [{ id: 'rep_1' }, 'reportIdInvalid'],
    [{ stationId: '' }, 'stationUnknown'],
    [{ kind: 'UGLY' }, 'kindUnknown'],
    [{ seenAt: NOW + DAY_MS }, 'seenAtOutOfRange'],
    [{ seenAt: NOW - 91 * DAY_MS }, 'seenAtOutOfRange'],
  ])('%o is refused: %s', (change, fault) => {
    expect(checkReport({ ...good, ...change }, NOW)).toEqual({ ok: false, fault });
  });

  it('from a clock a little ahead counts as seen now', () => {
    const checked = checkReport({ ...good, seenAt: NOW + 5 * MINUTE_MS }, NOW);
    expect(checked.ok && checked.value.seenAt).toBe(NOW);
  });
});
