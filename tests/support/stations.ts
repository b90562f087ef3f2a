import fc from 'fast-check';
import { ALWAYS_OPEN, daily, type OpeningHours } from '#edge/contract/hours.ts';
import { LIMITS, type NearbySearch } from '#edge/contract/stations/params.ts';
import type { EvseStatusRecord, StationRecord } from '#edge/contract/stations/record.ts';
import {
  CONNECTORS,
  EVSE_STATUSES,
  FEATURES,
  PRICE_KINDS,
  STATION_TYPES,
} from '#edge/contract/stations/vocabulary.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';
import type { StationDraft } from '#edge/domains/stations/write.sql.ts';

export const NOW = Date.UTC(2026, 10, 20, 13, 30);
/** A search that filters nothing. */
export const search = (change: Partial<NearbySearch> = {}): NearbySearch => ({
  lat: -6.2,
  lon: 106.8,
  radius: LIMITS.defaultRadius,
  limit: LIMITS.defaultLimit,
  types: null,
  prices: null,
  connectors: null,
  features: null,
  stationIds: null,
  minPower: null,
  maxPricePerKwh: null,
  freeNow: false,
  openAt: null,
  openOnArrival: false,
  motorcycleAllowed: false,
  compatibleWith: null,
  includeUnknownCompatibility: false,
  cityName: null,
  search: null,
  order: 'DISTANCE',
  ...change,
});

export const stationRecord = (id: string, change: Partial<StationRecord> = {}): StationRecord => ({
  id,
  slug: id,
  source: 'test',
  isDemo: false,
  locationName: `Stasiun ${id}`,
  operatorName: null,
  address: 'Jalan Merdeka 1',
  cityName: 'Jakarta Pusat',
  provinceName: 'DKI Jakarta',
  lat: -6.2,
  lon: 106.8,
  timeZone: 'Asia/Jakarta',
  chargingStationType: 'PUBLIC_CHARGE',
  features: [],
  motorcycleAllowed: null,
  hours: ALWAYS_OPEN,
  prices: { free: false, perKwh: 2467, perMinute: null, perSession: null },
  phoneNumber: null,
  whatsapp: null,
  description: null,
  howToUse: null,
  img: [],
  compatible: {},
  evses: [
    {
      id: `${id}_1`,
      evsesId: '1',
      connectors: [
        {
          connectorId: '1',
          standard: 'IEC_62196_T2',
          format: 'CABLE',
          powerType: 'AC_3_PHASE',
          maxElectricPower: 7_400,
          maxAmperage: 32,
        },
      ],
    },
  ],
  lastConfirmedAt: null,
  freeByHour: null,
  reports: [],
  updatedAt: NOW,
  ...change,
});

export const draft = (
  record: StationRecord,
  statuses: readonly EvseStatusRecord[] = [],
): StationDraft => ({ record, sourceRef: record.id, statuses, importHash: null });

const HOURS: readonly (OpeningHours | null)[] = [
  null,
  ALWAYS_OPEN,
  { ...ALWAYS_OPEN, always: false, week: daily([1, 2, 3, 4, 5], '08:00', '17:00') },
  { ...ALWAYS_OPEN, always: false, week: daily([1, 2, 3, 4, 5, 6, 7], '18:00', '02:00') },
  { ...ALWAYS_OPEN, closings: [[NOW - HOUR_MS, NOW + HOUR_MS]] },
  {
    always: false,
    week: daily([6], '09:00', '12:00'),
    openings: [[NOW - HOUR_MS, NOW + 2 * HOUR_MS]],
    closings: [],
  },
];

const PRODUCTS = ['alva-one', 'alva-cervo', 'alva-n3'];
const CITIES = ['Pontianak', 'Kota Kinabalu', 'Entikong'];
const ZONES: readonly TimeZone[] = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'];

/** Around Pontianak, which lies on the equator; clusters and far ones. */
const latitude = fc.oneof(
  fc.double({ min: -0.05, max: 0.05, noNaN: true }),
  fc.double({ min: -3, max: 3, noNaN: true }),
);
const longitude = fc.oneof(
  fc.double({ min: 109.3, max: 109.4, noNaN: true }),
  fc.double({ min: 106, max: 113, noNaN: true }),
);

const anyEvse = fc.record({
  status: fc.constantFrom(...EVSE_STATUSES),
  age: fc.constantFrom(null, 0, HOUR_MS, 23 * HOUR_MS, 25 * HOUR_MS),
  connectors: fc.array(
    fc.record({
      standard: fc.constantFrom(...CONNECTORS.slice(0, 4)),
      maxElectricPower: fc.constantFrom(null, 3_500, 7_400, 22_000, 50_000),
    }),
    { minLength: 0, maxLength: 3 },
  ),
});

const anyPrice = fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: null });

/** A station with statuses; ids come from its place in the list. */
export const anyStation = fc
  .record({
    lat: latitude,
    lon: longitude,
    timeZone: fc.constantFrom(...ZONES),
    cityName: fc.constantFrom(...CITIES),
    locationName: fc.constantFrom('Mal Khatulistiwa', 'Café Kapuas', 'Alun-alun Kapuas', 'SPBU 1'),
    chargingStationType: fc.constantFrom(...STATION_TYPES),
    features: fc.subarray([...FEATURES]),
    motorcycleAllowed: fc.constantFrom(true, false, null),
    hours: fc.constantFrom(...HOURS),
    prices: fc.record({
      free: fc.boolean(),
      perKwh: anyPrice,
      perMinute: anyPrice,
      perSession: anyPrice,
    }),
    compatible: fc.dictionary(fc.constantFrom(...PRODUCTS), fc.boolean()),
    evses: fc.array(anyEvse, { maxLength: 3 }),
  })
  .map(({ evses, ...rest }) => (index: number): StationDraft => {
    const id = `sta_${String(index).padStart(5, '0')}`;
    return draft(
      stationRecord(id, {
        ...rest,
        evses: evses.map(({ connectors }, e) => ({
          id: `${id}_${e}`,
          evsesId: String(e),
          connectors: connectors.map((connector, c) => ({
            connectorId: String(c),
            format: 'CABLE' as const,
            powerType: null,
            maxAmperage: null,
            ...connector,
          })),
        })),
      }),
      evses.map(({ status, age }, e) => ({
        id: `${id}_${e}`,
        stationId: id,
        status,
        since: null,
        lastUpdated: age === null ? null : NOW - age,
      })),
    );
  });

/** Mostly `null`: filters that all bite at once would leave nothing to compare. */
const sometimes = <T>(value: fc.Arbitrary<T>, nulls = 4): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: nulls, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

/** Any search that the validators let through, near the stations of `anyStation`. */
export const anySearch: fc.Arbitrary<NearbySearch> = fc.record({
  lat: fc.oneof(latitude, fc.double({ min: -90, max: 90, noNaN: true })),
  lon: fc.oneof(longitude, longitude, fc.double({ min: -180, max: 180, noNaN: true })),
  radius: fc.integer({ min: 1, max: LIMITS.maxRadius }),
  limit: fc.constantFrom(1, 5, 20, 500),
  types: sometimes(fc.subarray([...STATION_TYPES], { minLength: 1 })),
  prices: sometimes(fc.subarray([...PRICE_KINDS], { minLength: 1 })),
  connectors: sometimes(fc.subarray([...CONNECTORS], { minLength: 1 })),
  features: sometimes(fc.subarray([...FEATURES], { minLength: 1, maxLength: 2 })),
  stationIds: sometimes(fc.constant(['sta_00001', 'sta_00002', 'sta_99999']), 20),
  minPower: sometimes(fc.constantFrom(0, 7_000, 22_000)),
  maxPricePerKwh: sometimes(fc.integer({ min: 0, max: 3_000 })),
  freeNow: fc.boolean(),
  openAt: sometimes(fc.integer({ min: NOW - 200 * HOUR_MS, max: NOW + 200 * HOUR_MS })),
  openOnArrival: fc.boolean(),
  motorcycleAllowed: fc.boolean(),
  compatibleWith: sometimes(fc.constantFrom(...PRODUCTS)),
  includeUnknownCompatibility: fc.boolean(),
  cityName: fc.constantFrom(null, null, null, null, ...CITIES),
  search: fc.constantFrom(
    null,
    null,
    null,
    null,
    'kap',
    'cafe',
    'Alun alun',
    'mal pontianak',
    'xyz',
  ),
  order: fc.constant('DISTANCE'),
});
