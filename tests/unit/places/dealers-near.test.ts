import { describe, expect, it } from 'vitest';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import { dealersNear } from '#web/domains/places/picker/sellers.ts';

const place = (dealerSlug: string, more: Partial<PlaceRecord>): PlaceRecord =>
  ({
    dealerSlug,
    location: dealerSlug,
    sales: true,
    upcoming: false,
    state: 'DKI Jakarta',
    latitude: -6.2,
    longitude: 106.8,
    ...more,
  }) as PlaceRecord;

const PLACES = [
  place('bandung', { state: 'Jawa Barat', latitude: -6.91, longitude: 107.61 }),
  place('senayan', { latitude: -6.227, longitude: 106.8 }),
  place('kelapa-gading', { latitude: -6.158, longitude: 106.905 }),
  place('workshop', { sales: false }),
  place('coming', { upcoming: true }),
];
const slugs = (from: Parameters<typeof dealersNear>[1]) =>
  dealersNear(PLACES, from).map((each) => each.place.dealerSlug);

describe('dealers to collect at', () => {
  it('come nearest first from a point', () => {
    const bogor = { lat: -6.6, lon: 106.8 };
    expect(slugs({ provinceId: '31', at: bogor })).toEqual(['senayan', 'kelapa-gading', 'bandung']);
    const cimahi = { lat: -6.88, lon: 107.54 };
    expect(slugs({ provinceId: '31', at: cimahi })[0]).toBe('bandung');
  });

  it('come with those of the province first while nobody said where they are', () => {
    expect(slugs({ provinceId: '32', at: null })).toEqual(['bandung', 'kelapa-gading', 'senayan']);
    expect(dealersNear(PLACES, { provinceId: '32', at: null })[0]?.metres).toBeNull();
  });
});
