import { describe, expect, it } from 'vitest';
import { daily } from '#edge/contract/hours.ts';
import { matchesFilter, type PlaceSummary, sorted } from '#web/domains/places/summary.ts';

const week = daily([1, 2, 3, 4, 5, 6, 7], '09:00', '20:00');
const center: PlaceSummary = {
  id: 'plc_center',
  dealerSlug: 'center',
  type: 'EXPERIENCE_CENTER',
  location: 'Center',
  address: 'Jl. Sudirman No. 1',
  city: 'Surabaya',
  state: 'Jawa Timur',
  lat: -7.3,
  lon: 112.7,
  upcoming: false,
  opensAt: null,
  services: ['sales', 'services'],
  testRide: true,
  chargingSlots: 4,
  description: 'A center.',
  imageUrl: null,
  hours: { always: false, week, openings: [], closings: [] },
  timeZone: 'Asia/Jakarta',
};
const shop: PlaceSummary = {
  ...center,
  id: 'plc_shop',
  type: 'DEALER',
  city: 'Bandung',
  services: ['sales'],
  testRide: false,
  chargingSlots: 0,
};
const announced: PlaceSummary = { ...center, id: 'plc_announced', city: 'Ambon', upcoming: true };

const ALL = { type: null, need: null, isOpenNow: false } as const;
const at = (time: string): number => Date.parse(`2026-11-23T${time}:00+07:00`);
const NOON = at('12:00');
const idsOf = (filter: Partial<Parameters<typeof matchesFilter>[1]>, now: number = NOON) =>
  [center, shop, announced]
    .filter((place) => matchesFilter(place, { ...ALL, ...filter }, now))
    .map(({ id }) => id);

describe('the list of places', () => {
  it('has centers before dealers, and what is only announced last, when nobody said where from', () => {
    const order = sorted([announced, shop, center], null).map(({ id }) => id);
    expect(order).toEqual(['plc_center', 'plc_shop', 'plc_announced']);
  });

  it('has the nearest first when it knows where from, of whatever kind', () => {
    const far = { ...center, lat: -6.2, lon: 106.8 };
    expect(sorted([far, shop], { lat: -7.3, lon: 112.7 }).map(({ id }) => id)).toEqual([
      'plc_shop',
      'plc_center',
    ]);
  });

  it('is narrowed by what one can do there, and by kind', () => {
    expect(idsOf({})).toEqual(['plc_center', 'plc_shop', 'plc_announced']);
    expect(idsOf({ need: 'testRide' })).toEqual(['plc_center']);
    expect(idsOf({ need: 'services' })).toEqual(['plc_center']);
    expect(idsOf({ need: 'charging' })).toEqual(['plc_center']);
    expect(idsOf({ type: 'DEALER' })).toEqual(['plc_shop']);
  });

  it('is narrowed to what is open now, by the clock of the place', () => {
    expect(idsOf({ isOpenNow: true })).toEqual(['plc_center', 'plc_shop']);
    expect(idsOf({ isOpenNow: true }, at('21:00'))).toEqual([]);
  });

  it('hides nothing for hours that nobody knows', () => {
    const unknown = { ...shop, hours: null };
    expect(matchesFilter(unknown, { ...ALL, isOpenNow: true }, at('21:00'))).toBe(true);
  });
});
