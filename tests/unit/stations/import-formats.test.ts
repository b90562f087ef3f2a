import { describe, expect, it } from 'vitest';
import { isOpenAt } from '#edge/contract/hours.ts';
import { stationsOfPoints } from '#edge/domains/stations/import/ocm/points.ts';
import { stationsOfLocations } from '#edge/domains/stations/import/ocpi/locations.ts';
import { Ledger } from '#edge/domains/stations/import/report.ts';
import {
  ocmExported,
  ocmExportedWithoutPlug,
  ocmPoint,
  ocpiLocation,
} from '#tests/support/station-samples.ts';

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

describe('OCPI tariffs', () => {
  const tariff = (id: string, components: object[], more: object = {}) => ({
    country_code: 'ID',
    party_id: 'ARK',
    id,
    currency: 'IDR',
    elements: [{ price_components: components }],
    ...more,
  });
  const energy = { type: 'ENERGY', price: 2466.78, vat: 11, step_size: 1 };
  const priced = (id: string) => ({
    ...ocpiLocation,
    evses: ocpiLocation.evses.map((evse) => ({
      ...evse,
      connectors: evse.connectors.map((connector) => ({ ...connector, tariff_ids: [id] })),
    })),
  });
  const pricesWith = (tariffs: object[], id = 'T1') => {
    const ledger = new Ledger();
    const pages = [
      { file: 'locations.json', json: { data: [priced(id)] } },
      { file: 'tariffs.json', json: { data: tariffs } },
    ];
    const [station] = stationsOfLocations(pages, ledger);
    return [station?.record.prices, ledger.issues.map(({ reason }) => reason)] as const;
  };

  it('price energy with its tax, time by the minute and the session, in whole rupiah', () => {
    const components = [energy, { type: 'TIME', price: 6_000 }, { type: 'FLAT', price: 1_000 }];
    expect(pricesWith([tariff('T1', components)])).toEqual([
      { free: false, perKwh: 2_738, perMinute: 100, perSession: 1_000 },
      [],
    ]);
  });

  it('that cost nothing are free, and a night rate is promised to nobody', () => {
    expect(pricesWith([tariff('T1', [{ type: 'ENERGY', price: 0 }])])[0]?.free).toBe(true);
    const night = {
      elements: [{ price_components: [energy], restrictions: { start_time: '22:00' } }],
    };
    expect(pricesWith([tariff('T1', [], night)])[0]?.perKwh).toBeNull();
  });

  it('of two parties with the same id stay apart', () => {
    const other = tariff('T1', [{ type: 'FLAT', price: 9_000 }], { party_id: 'BRM' });
    const own = tariff('T1', [{ type: 'FLAT', price: 1_000 }]);
    expect(pricesWith([own, other])[0]?.perSession).toBe(1_000);
    expect(pricesWith([other])[0]?.perSession).toBeNull();
  });

  it.each([
    ['bad-price', tariff('T1', [energy], { currency: 'EUR' })],
    ['malformed', tariff('T1', [{ type: 'ENERGY', price: '2466' }])],
    ['malformed', tariff('', [energy])],
  ])('are refused when they make no sense: %s', (reason, wrong) => {
    const [prices, reasons] = pricesWith([wrong]);
    expect(prices?.perKwh).toBeNull();
    expect(reasons).toEqual([reason]);
  });
});

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

  it('is open out of the ordinary, too, and its times are UTC without saying so', () => {
    const exceptional_openings = [
      { period_begin: '2026-11-22T01:00:00', period_end: '2026-11-22T05:00:00' },
    ];
    const zone = process.env.TZ;
    // A server's own clock must not move them.
    process.env.TZ = 'Asia/Jayapura';
    try {
      const [station] = ocpi([
        { ...ocpiLocation, opening_times: { ...ocpiLocation.opening_times, exceptional_openings } },
      ]).stations;
      const hours = station?.record.hours ?? null;
      expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2026, 10, 22, 4))).toBe(true);
      expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2026, 10, 22, 5))).toBe(false);
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  it('is open day and night but on its exceptional days', () => {
    const { exceptional_closings } = ocpiLocation.opening_times;
    const [station] = ocpi([
      { ...ocpiLocation, opening_times: { twentyfourseven: true, exceptional_closings } },
    ]).stations;
    const hours = station?.record.hours ?? null;
    expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2026, 10, 22, 20))).toBe(true);
    expect(isOpenAt(hours, 'Asia/Jakarta', Date.UTC(2027, 2, 10, 1))).toBe(false);
  });

  it('of OCPI 2.1.1 has hours without a word about day and night, and no party', () => {
    const { country_code: _, party_id: __, ...old } = ocpiLocation;
    const { regular_hours } = ocpiLocation.opening_times;
    const { stations, reasons } = ocpi([{ ...old, opening_times: { regular_hours } }]);
    expect(reasons).toEqual([]);
    expect(stations[0]?.ref).toBe('LOC1');
    expect(stations[0]?.record.hours?.week).toHaveLength(2);
  });

  it('that lists no hours at all is not taken for closed for ever', () => {
    const { stations, reasons } = ocpi([
      { ...ocpiLocation, opening_times: { twentyfourseven: false } },
    ]);
    expect(stations[0]?.record.hours).toBeNull();
    expect(reasons).toEqual([[1, 'repaired', 'bad-hours']]);
  });

  it('brings pictures of the place, not signs of companies; a bad one costs nothing else', () => {
    const image = (url: string, category: string) => ({ url, category, type: 'jpeg' });
    const { stations, reasons } = ocpi([
      {
        ...ocpiLocation,
        help_phone: '+62215550100',
        images: [
          image('https://cdn.arus.example/1.jpg', 'ENTRANCE'),
          image('https://cdn.arus.example/logo.png', 'OPERATOR'),
          image('https://cdn.arus.example/1.jpg', 'ENTRANCE'),
          image('http://cdn.arus.example/2.jpg', 'CHARGER'),
          image('https://10.0.0.1/3.jpg', 'CHARGER'),
          { category: 'CHARGER' },
        ],
        evses: [
          {
            ...ocpiLocation.evses[0],
            images: [image('https://cdn.arus.example/4.jpg', 'CHARGER')],
          },
        ],
      },
    ]);
    expect(stations[0]?.record).toMatchObject({
      phoneNumber: '+62215550100',
      img: [
        { name: 'ENTRANCE', url: 'https://cdn.arus.example/1.jpg' },
        { name: 'CHARGER', url: 'https://cdn.arus.example/4.jpg' },
      ],
    });
    expect(reasons).toEqual(Array(3).fill([1, 'repaired', 'bad-picture']));
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

  it('locations are read from a list, and from nothing else', () => {
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
    [
      'missing-connector',
      { ...ocmPoint, Connections: [{ ...ocmPoint.Connections[0], StatusTypeID: 200 }] },
    ],
  ])('is refused when it is %s', (reason, item) => {
    const { stations, reasons } = ocm([item, { ...ocmPoint, ID: 2 }]);
    expect(reasons).toEqual([[1, 'refused', reason]]);
    expect(stations).toHaveLength(1);
  });

  it.each([
    ['Rp 2.466,78/kWh', { perKwh: 2_467 }],
    ['IDR 2467 per kWh + Rp5.000/session', { perKwh: 2_467, perSession: 5_000 }],
    ['Rp. 6.000 / jam', { perMinute: 100 }],
    ['Rp500/menit', { perMinute: 500 }],
    ['Gratis', { free: true }],
    ['Rp0', { free: true }],
    ['Free parking; Rp3.000/kWh', { perKwh: 3_000 }],
    ['2466', {}],
    ['€0.35/kWh', {}],
    ['Rp99.000.000/kWh', {}],
    ['ask at the desk', {}],
  ])('says of its cost what can surely be told: %s', (UsageCost, prices) => {
    const nothing = { free: false, perKwh: null, perMinute: null, perSession: null };
    expect(ocm([{ ...ocmPoint, UsageCost }]).stations[0]?.record.prices).toEqual({
      ...nothing,
      ...prices,
    });
  });

  it('brings its pictures and how to reach it', () => {
    const url = 'https://media.openchargemap.example/ID/OCM90001/1.jpg';
    const { stations, reasons } = ocm([
      {
        ...ocmPoint,
        AddressInfo: { ...ocmPoint.AddressInfo, AccessComments: 'Behind the mosque' },
        MediaItems: [
          { ItemURL: url, Comment: 'From the street', IsEnabled: true, IsVideo: false },
          { ItemURL: `${url}2`, Comment: null, IsEnabled: false },
          { ItemURL: 'http://192.168.1.4/x.jpg', Comment: null },
        ],
      },
    ]);
    expect(stations[0]?.record).toMatchObject({
      img: [{ name: 'From the street', url }],
      howToUse: { en: 'Behind the mosque', id: 'Behind the mosque' },
    });
    expect(reasons).toEqual([[1, 'repaired', 'bad-picture']]);
  });

  it('is read from a file of its own, as the public export has it', () => {
    const { stations, reasons } = ocm(ocmExported);
    expect(reasons).toEqual([]);
    expect(stations[0]?.record.prices.perKwh).toBe(2_467);
    expect(stations[0]?.record.evses.map(({ connectors: [plug] }) => plug?.standard)).toEqual([
      'IEC_62196_T2',
      'IEC_62196_T2_COMBO',
    ]);
  });

  it('is kept when its plug is not known, and says so', () => {
    const { stations, reasons } = ocm(ocmExportedWithoutPlug);
    expect(reasons).toEqual([[1, 'repaired', 'unknown-connector']]);
    expect(stations[0]?.record.evses[0]?.connectors[0]).toMatchObject({
      standard: 'UNKNOWN',
      powerType: 'DC',
      maxElectricPower: 50_000,
    });
  });

  it.each([
    ['an empty list', []],
    ['no list', null],
    ['nothing at all', undefined],
  ])('is kept when of its plugs there is %s, and says so', (_, Connections) => {
    const { stations, reasons } = ocm({ ...ocmExported, Connections });
    expect(reasons).toEqual([[1, 'repaired', 'unknown-connector']]);
    expect(stations[0]?.record.evses).toEqual([
      expect.objectContaining({
        evsesId: '90101/1/1',
        connectors: [
          expect.objectContaining({ standard: 'UNKNOWN', powerType: null, maxElectricPower: null }),
        ],
      }),
    ]);
  });

  it('is left out once it is delisted or gone', () => {
    expect(ocm([{ ...ocmPoint, SubmissionStatusTypeID: 1_000 }]).stations).toEqual([]);
    expect(ocm([{ ...ocmPoint, StatusTypeID: 200 }]).stations).toEqual([]);
  });
});
