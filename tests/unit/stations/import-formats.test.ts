import { describe, expect, it } from 'vitest';
import { isOpenAt } from '#edge/contract/hours.ts';
import { stationsOfPoints } from '#edge/domains/stations/import/ocm/points.ts';
import { stationsOfLocations } from '#edge/domains/stations/import/ocpi/locations.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import { ocmPoint, ocpiLocation } from '#tests/support/station-samples.ts';

const ocpi = (json: unknown) => {
  const ledger = new Ledger();
  const stations = stationsOfLocations([{ file: 'page.json', json }], ledger);
  const reasons = ledger.issues.map(({ line, outcome, reason }) => [line, outcome, reason]);
  return { stations, reasons, totals: ledger.totals() };
};

const ocm = (json: unknown) => {
  const ledger = new Ledger();
  const stations = stationsOfPoints('poi.json', json, ledger);
  return { stations, reasons: ledger.issues.map((i) => [i.line, i.outcome, i.reason]) };
};

describe('an OCPI location', () => {
  it('comes in whole', () => {
    const { stations, reasons } = ocpi({ data: [ocpiLocation], status_code: 1000 });
    expect(reasons).toEqual([]);
    const [station] = stations;
    expect(station?.ref).toBe('ID*ARK*LOC1');
    expect(station?.record).toMatchObject({
      locationName: 'Arus Kota Sudirman',
      timeZone: 'Asia/Jakarta',
      motorcycleAllowed: true,
      features: ['CAFE', 'WIFI'],
      howToUse: { en: 'Second gate on the left.', id: 'Gerbang kedua di sebelah kiri.' },
    });
    expect(station?.record.evses).toHaveLength(1);
    expect(station?.record.evses[0]).toMatchObject({
      evsesId: 'IDARK*3256',
      status: 'AVAILABLE',
      lastUpdated: Date.UTC(2026, 10, 20, 8),
      connectors: [
        { connectorId: '1', standard: 'IEC_62196_T2', maxElectricPower: 230 * 16 * 3 },
        { connectorId: '2', standard: 'DOMESTIC_F', maxElectricPower: 2_200 },
      ],
    });
  });

  it('keeps its hours: past midnight, and closed on exceptional days', () => {
    const hours = ocpi([ocpiLocation]).stations[0]?.record.hours ?? null;
    expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2026, 10, 20, 18))).toBe(true);
    expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2026, 10, 20, 20))).toBe(false);
    expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2027, 2, 10, 1))).toBe(false);
  });

  it.each([
    ['malformed', { ...ocpiLocation, id: 7 }],
    ['malformed', 'not an object'],
    ['malformed', { ...ocpiLocation, evses: [{ uid: 'x' }] }],
    [
      'outside-indonesia',
      { ...ocpiLocation, coordinates: { latitude: '51.0476', longitude: '3.7299' } },
    ],
    ['outside-indonesia', { ...ocpiLocation, coordinates: { latitude: 'NaN', longitude: '' } }],
    ['missing-connector', { ...ocpiLocation, evses: [] }],
    ['unsupported-zone', { ...ocpiLocation, time_zone: 'Europe/Amsterdam' }],
  ])('is refused when it is %s, and its neighbours go on', (reason, item) => {
    const { stations, reasons, totals } = ocpi([item, { ...ocpiLocation, id: 'LOC2' }]);
    expect(reasons).toContainEqual([1, 'refused', reason]);
    expect(stations).toHaveLength(1);
    expect(totals).toMatchObject([{ rows: 2, refused: 1, accepted: 1 }]);
  });

  it.each([
    [
      'coordinate-swapped',
      { ...ocpiLocation, coordinates: { latitude: '106.8216', longitude: '-6.2088' } },
    ],
    ['bad-hours', { ...ocpiLocation, opening_times: { twentyfourseven: 'yes' } }],
  ])('is repaired: %s', (reason, item) => {
    const { stations, reasons } = ocpi([item]);
    expect(reasons).toEqual([[1, 'repaired', reason]]);
    expect(stations[0]?.record.lat).toBeCloseTo(-6.2088);
  });

  it('is left out when it may not be published, and refused when it comes twice', () => {
    expect(ocpi([{ ...ocpiLocation, publish: false }])).toMatchObject({
      stations: [],
      reasons: [],
    });
    expect(ocpi([ocpiLocation, ocpiLocation]).reasons).toEqual([[2, 'refused', 'duplicate-id']]);
  });

  it('is looked for in a list only', () => {
    expect(() => ocpi({ data: null })).toThrow('no page of OCPI locations');
  });
});

describe('an Open Charge Map point', () => {
  it('comes in whole, an EVSE for each of a quantity', () => {
    const { stations, reasons } = ocm([ocmPoint]);
    expect(reasons).toEqual([]);
    expect(stations[0]?.record).toMatchObject({
      locationName: 'Arus Kota Losari',
      timeZone: 'Asia/Makassar',
      prices: { free: true },
      lastConfirmedAt: Date.UTC(2026, 9, 1),
    });
    expect(stations[0]?.record.evses.map((evse) => [evse.evsesId, evse.status])).toEqual([
      ['90001/1/1', 'UNKNOWN'],
      ['90001/1/2', 'UNKNOWN'],
      ['90001/2/1', 'OUTOFORDER'],
    ]);
  });

  it.each([
    ['malformed', { ...ocmPoint, ID: 'x' }],
    ['malformed', { ...ocmPoint, AddressInfo: null }],
    [
      'outside-indonesia',
      { ...ocmPoint, AddressInfo: { ...ocmPoint.AddressInfo, Latitude: 48.1 } },
    ],
    ['missing-connector', { ...ocmPoint, Connections: [] }],
  ])('is refused when it is %s', (reason, item) => {
    const { stations, reasons } = ocm([item, { ...ocmPoint, ID: 2 }]);
    expect(reasons).toEqual([[1, 'refused', reason]]);
    expect(stations).toHaveLength(1);
  });

  it('is left out once it is delisted or gone', () => {
    expect(ocm([{ ...ocmPoint, SubmissionStatusTypeID: 1_000 }]).stations).toEqual([]);
    expect(ocm([{ ...ocmPoint, StatusTypeID: 200 }]).stations).toEqual([]);
  });
});
