import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeStations } from '#edge/domains/stations/write.sql.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';
import { draft, stationRecord } from '#tests/support/stations.ts';

let bff: Bff;
beforeAll(async () => {
  bff = await startBff();
});
afterAll(() => bff.stop());

interface Station {
  readonly stationId: string;
  readonly distance: number;
  readonly cityName: string;
  readonly availableConnector: number | null;
  readonly totalConnector: number;
  readonly status: string;
  readonly price: number | null;
  readonly chargingType: string;
  readonly compatible: { productName: string; isCompatible: boolean | null }[];
  readonly connectors: Record<string, unknown>[];
  readonly opHours: { day: string; time: string }[];
}

const NEARBY = `query Nearby($params: ChargingStationNearbyParams!, $type: [ChargingStationType!], $price: [ChargingPrice!]) {
  chargingStationNearby(params: $params, chargingStationType: $type, price: $price) {
    stationId slug locationName address cityName coordinate { lat lon } distance chargingType chargingBikeType
    chargingFeature motorcycleAllowed opHours { day time } operatingHour isOpen price prices { kinds perKwh perMinute perSession }
    availableConnector totalConnector status img { name url } whatsapp phoneNumber gmapsUrl description lastConfirmed
    compatible { productName isCompatible }
    connectors { evsesId connectorId standard status since lastUpdated freshness maxElectricPower maxAmperage }
  }
}`;

const MONAS = { lat: -6.1754, lon: 106.8272 };

const ask = (params: object, rest: object = {}) =>
  bff.gql<{ chargingStationNearby: Station[] }>(NEARBY, { params, ...rest });

const stations = async (params: object, rest: object = {}): Promise<readonly Station[]> => {
  const answer = await ask(params, rest);
  expect(answer.errors).toBeUndefined();
  return answer.data?.chargingStationNearby ?? [];
};

describe('chargingStationNearby works', () => {
  it('answers the nearest first, every field, in one trip', async () => {
    const answer = await ask({ ...MONAS, limit: 10 });
    expect(answer.errors).toBeUndefined();
    const nearby = answer.data?.chargingStationNearby ?? [];
    expect(nearby).toHaveLength(10);
    expect(nearby[0]?.stationId).toBe('sta_demo_boost-medan-merdeka');
    const distances = nearby.map((station) => station.distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(nearby[0]?.opHours).toHaveLength(7);
    expect(nearby[0]?.connectors[0]).toMatchObject({
      connectorId: '1',
      standard: 'ALVA_BOOST',
      maxElectricPower: 3_000,
    });
    expect(bff.trips(answer)).toBe(1);
  });

  it('takes unknown compatibility for neither yes nor no', async () => {
    const [boost] = await stations({ ...MONAS, limit: 1 });
    const answers = new Map(boost?.compatible.map((c) => [c.productName, c.isCompatible]));
    expect([...answers.values()]).toEqual(expect.arrayContaining([true, false, null]));
    const sure = await stations({ ...MONAS, compatibleWith: 'alva-cervo', limit: 100 });
    const maybe = await stations({
      ...MONAS,
      compatibleWith: 'alva-cervo',
      limit: 100,
      includeUnknownCompatibility: true,
    });
    expect(sure.map((s) => s.stationId)).not.toContain('sta_demo_boost-medan-merdeka');
    expect(maybe.map((s) => s.stationId)).toContain('sta_demo_boost-medan-merdeka');
  });

  it('filters by the two lists', async () => {
    const swaps = await stations({ ...MONAS, limit: 50 }, { type: ['BATTERY_SWAP'] });
    expect(new Set(swaps.map((s) => s.chargingType))).toEqual(new Set(['BATTERY_SWAP']));
    const free = await stations({ ...MONAS, limit: 50 }, { price: ['FREE'] });
    expect(free.length).toBeGreaterThan(1);
    expect(new Set(free.map((s) => s.price))).toEqual(new Set([0]));
  });

  it('finds a city and words anywhere in the country', async () => {
    const jayapura = await stations({ ...MONAS, cityName: 'Jayapura' });
    expect(jayapura.map((s) => s.cityName)).toEqual(['Jayapura', 'Jayapura']);
    const losari = await stations({ ...MONAS, search: 'losari makas' });
    expect(losari.map((s) => s.stationId)).toEqual(['sta_demo_boost-losari']);
  });

  it('counts EVSEs, not connectors, and only those that fit', async () => {
    const now = Date.now();
    const plug = { connectorId: '1', format: 'CABLE', powerType: 'DC', maxAmperage: 125 } as const;
    const record = stationRecord('sta_counted', {
      lat: -9.5,
      lon: 124.5,
      evses: [
        {
          id: 'evs_a',
          evsesId: 'A',
          connectors: [
            { ...plug, standard: 'IEC_62196_T2_COMBO', maxElectricPower: 50_000 },
            { ...plug, connectorId: '2', standard: 'CHADEMO', maxElectricPower: 50_000 },
          ],
        },
        {
          id: 'evs_b',
          evsesId: 'B',
          connectors: [{ ...plug, standard: 'IEC_62196_T2', maxElectricPower: 7_400 }],
        },
      ],
    });
    const status = { stationId: record.id, since: now, lastUpdated: now };
    await bff.db.write(
      writeStations([
        draft(record, [
          { ...status, id: 'evs_a', status: 'AVAILABLE' },
          { ...status, id: 'evs_b', status: 'CHARGING' },
        ]),
      ]),
    );
    const centre = { lat: -9.5, lon: 124.5, radius: 10 };
    const counts = async (filter: object) => {
      const [station] = await stations({ ...centre, ...filter });
      return station && [station.availableConnector, station.totalConnector, station.status];
    };
    expect(await counts({})).toEqual([1, 2, 'AVAILABLE']);
    expect(await counts({ connector: ['IEC_62196_T2'] })).toEqual([0, 1, 'CHARGING']);
    expect(await counts({ connector: ['CHADEMO'], freeNow: true })).toEqual([1, 1, 'AVAILABLE']);
    expect(await counts({ connector: ['IEC_62196_T2'], freeNow: true })).toBeUndefined();
    expect(await counts({ connector: ['IEC_62196_T2'], minPower: 22_000 })).toBeUndefined();
  });

  it('does not pass an old status off as news', async () => {
    await bff.db.write([
      {
        sql: `UPDATE evse_status SET last_updated_at = ? WHERE station_id = 'sta_counted'`,
        args: [Date.now() - 90_000_000],
        map: () => undefined,
      },
    ]);
    const [station] = await stations({ lat: -9.5, lon: 124.5, radius: 10 });
    expect([station?.availableConnector, station?.totalConnector, station?.status]).toEqual([
      null,
      2,
      'UNKNOWN',
    ]);
    expect(await stations({ lat: -9.5, lon: 124.5, radius: 10, freeNow: true })).toEqual([]);
  });
});

describe('chargingStationNearby refuses', () => {
  it.each([
    ['swapped coordinates', { lat: 106.8, lon: -6.2 }, 'coordinatesSwapped'],
    ['a latitude beyond the pole', { lat: 91, lon: 200 }, 'latitudeOutOfRange'],
    ['a longitude beyond the date line', { lat: -6, lon: 190 }, 'longitudeOutOfRange'],
    ['a negative radius', { ...MONAS, radius: -1 }, 'radiusOutOfRange'],
    ['a radius beyond the limit', { ...MONAS, radius: 500_001 }, 'radiusOutOfRange'],
    ['no results asked for', { ...MONAS, limit: 0 }, 'limitOutOfRange'],
    ['more than 500 results', { ...MONAS, limit: 501 }, 'limitOutOfRange'],
    ['a long search text', { ...MONAS, search: 'a'.repeat(101) }, 'textTooLong'],
    [
      '500 ids',
      { ...MONAS, stationIds: Array.from({ length: 500 }, (_, i) => String(i)) },
      'listTooLong',
    ],
  ])('%s', async (_, params, key) => {
    const answer = await ask(params);
    expect(answer.data?.chargingStationNearby).toBeUndefined();
    expect(answer.errors?.[0]).toMatchObject({
      message: key,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    ['coordinates as text', { lat: '-6.2', lon: '106.8' }],
    ['NaN, which JSON has no word for', { lat: Number.NaN, lon: 106.8 }],
    ['no coordinates', {}],
    ['an unknown connector', { ...MONAS, connector: ['TESLA'] }],
  ])('%s before anything is read', async (_, params) => {
    const answer = await ask(params);
    expect(answer.data).toBeUndefined();
    expect(answer.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('chargingStationNearby is safe', () => {
  it('takes search text for text, whatever it holds', async () => {
    for (const search of ['"', "'; DROP TABLE station; --", 'AND OR NOT *', '" OR words:"a', '%_'])
      expect(Array.isArray(await stations({ ...MONAS, search }))).toBe(true);
    expect((await stations({ ...MONAS, limit: 1 })).length).toBe(1);
  });

  it('does not show stations that are gone', async () => {
    await bff.db.write([
      {
        sql: `UPDATE station SET is_active = 0 WHERE id = 'sta_demo_boost-medan-merdeka'`,
        args: [],
        map: () => undefined,
      },
    ]);
    const ids = (await stations({ ...MONAS, limit: 50 })).map((s) => s.stationId);
    expect(ids).not.toContain('sta_demo_boost-medan-merdeka');
    const byId = await stations({ ...MONAS, stationIds: ['sta_demo_boost-medan-merdeka'] });
    expect(byId).toEqual([]);
  });
});
