import { ALWAYS_OPEN, daily } from '#edge/contract/hours.ts';
import type { NearbySearch } from '#edge/contract/stations/params.ts';
import type { EvseStatusRecord } from '#edge/contract/stations/record.ts';
import { HOUR_MS } from '#edge/contract/time.ts';
import { draft, stationRecord } from './stations.ts';

/** Friday 20 November 2026, 23:30 in Jakarta; already Saturday in Makassar and Jayapura. */
export const VECTOR_NOW = Date.UTC(2026, 10, 20, 16, 30);
const plug = { connectorId: '1', format: 'CABLE', powerType: 'DC', maxAmperage: null } as const;
const evse = (id: string, standard: 'CHADEMO' | 'IEC_62196_T2', watts: number) => ({
  id,
  evsesId: id,
  connectors: [{ ...plug, standard, maxElectricPower: watts }],
});
const status = (
  stationId: string,
  id: string,
  is: EvseStatusRecord['status'],
  age: number | null,
): EvseStatusRecord => ({
  id,
  stationId,
  status: is,
  since: null,
  lastUpdated: age === null ? null : VECTOR_NOW - age,
});

const weekdays = { ...ALWAYS_OPEN, always: false, week: daily([1, 2, 3, 4, 5], '08:00', '17:00') };
const nights = { ...ALWAYS_OPEN, always: false, week: daily([1, 2, 3, 4, 5], '22:00', '02:00') };

/** Stations north of the origin, about a kilometre apart, `a` the nearest. */
export const vectorStations = [
  draft(
    stationRecord('a', {
      lat: 0.009,
      lon: 110,
      hours: nights,
      motorcycleAllowed: true,
      locationName: 'Kopi Áwan',
      prices: price({ perKwh: 2_467 }),
      compatible: { 'alva-one': true, 'alva-n3': false },
      evses: [evse('a1', 'CHADEMO', 50_000), evse('a2', 'IEC_62196_T2', 7_400)],
    }),
    [status('a', 'a1', 'CHARGING', HOUR_MS), status('a', 'a2', 'AVAILABLE', HOUR_MS)],
  ),
  draft(
    stationRecord('b', {
      lat: 0.018,
      lon: 110,
      hours: weekdays,
      motorcycleAllowed: false,
      prices: price({ perMinute: 100 }),
      chargingStationType: 'DESTINATION_CHARGE',
      evses: [evse('b1', 'IEC_62196_T2', 22_000)],
    }),
    [status('b', 'b1', 'AVAILABLE', 25 * HOUR_MS)],
  ),
  draft(
    stationRecord('c', {
      lat: 0.027,
      lon: 110,
      hours: null,
      motorcycleAllowed: null,
      cityName: 'Singkawang',
      prices: price({ free: true }),
      compatible: { 'alva-one': false },
      evses: [evse('c1', 'IEC_62196_T2', 22_000)],
    }),
    [status('c', 'c1', 'AVAILABLE', null)],
  ),
  draft(
    stationRecord('d', {
      lat: 0.036,
      lon: 110,
      timeZone: 'Asia/Makassar',
      features: ['CAFE', 'WIFI'],
      hours: { ...ALWAYS_OPEN, closings: [[VECTOR_NOW - HOUR_MS, VECTOR_NOW + HOUR_MS]] },
      prices: price({ perSession: 5_000 }),
      evses: [evse('d1', 'CHADEMO', 50_000)],
    }),
    [status('d', 'd1', 'REMOVED', HOUR_MS)],
  ),
];

function price(given: {
  free?: boolean;
  perKwh?: number;
  perMinute?: number;
  perSession?: number;
}) {
  return { free: false, perKwh: null, perMinute: null, perSession: null, ...given };
}

export interface SearchVector {
  readonly says: string;
  readonly search: Partial<NearbySearch>;
  readonly finds: readonly string[];
}

/** What every implementation of the search has to answer from latitude 0, longitude 110. */
export const searchVectors: readonly SearchVector[] = [
  { says: 'all, nearest first', search: {}, finds: ['a', 'b', 'c', 'd'] },
  { says: 'as many as asked for', search: { limit: 2 }, finds: ['a', 'b'] },
  { says: 'to the metre of the radius', search: { radius: 2_002 }, finds: ['a', 'b'] },
  { says: 'and not a metre farther', search: { radius: 2_001 }, finds: ['a'] },
  {
    says: 'past midnight it is still open',
    search: { openAt: VECTOR_NOW + 2 * HOUR_MS },
    finds: ['a', 'd'],
  },
  {
    says: 'and closed when the night ends',
    search: { openAt: VECTOR_NOW + 3 * HOUR_MS },
    finds: ['d'],
  },
  { says: 'a closing beats 24/7', search: { openAt: VECTOR_NOW }, finds: ['a'] },
  {
    says: 'open on arrival, when the ride ends after opening',
    search: { lat: -0.45, openAt: VECTOR_NOW - 1.6 * HOUR_MS, openOnArrival: true },
    finds: ['a'],
  },
  {
    says: 'free now: a recent report only, of one that is there',
    search: { freeNow: true },
    finds: ['a'],
  },
  {
    says: 'free and fitting are one EVSE',
    search: { freeNow: true, connectors: ['CHADEMO'] },
    finds: [],
  },
  {
    says: 'power and plug are one connector',
    search: { connectors: ['IEC_62196_T2'], minPower: 22_000 },
    finds: ['b', 'c'],
  },
  {
    says: 'an EVSE that was removed offers nothing',
    search: { connectors: ['CHADEMO'] },
    finds: ['a'],
  },
  { says: 'motorcycles: unknown is not yes', search: { motorcycleAllowed: true }, finds: ['a'] },
  { says: 'compatible: unknown is not yes', search: { compatibleWith: 'alva-one' }, finds: ['a'] },
  {
    says: 'unless unknown is asked for; no stays no',
    search: { compatibleWith: 'alva-one', includeUnknownCompatibility: true },
    finds: ['a', 'b', 'd'],
  },
  { says: 'free of charge costs nothing', search: { maxPricePerKwh: 0 }, finds: ['c'] },
  {
    says: 'any of the ways to pay',
    search: { prices: ['PER_KWH', 'PER_SESSION'] },
    finds: ['a', 'd'],
  },
  { says: 'all of the features', search: { features: ['CAFE', 'WIFI'] }, finds: ['d'] },
  { says: 'the kinds of station', search: { types: ['DESTINATION_CHARGE'] }, finds: ['b'] },
  {
    says: 'words without accents, by their beginnings',
    search: { search: 'AWA kop' },
    finds: ['a'],
  },
  {
    says: 'a city reaches beyond the radius',
    search: { cityName: 'Singkawang', radius: 1 },
    finds: ['c'],
  },
  { says: 'ids, and those only', search: { stationIds: ['d', 'a', 'x'] }, finds: ['a', 'd'] },
];
