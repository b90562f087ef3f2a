import { describe, expect, it } from 'vitest';
import { CITIES } from '#edge/contract/cities.ts';
import { nearestRegion } from '#web/domains/places/picker/nearest-region.ts';

describe('the region of a pin', () => {
  it.each([
    ['Kemang', -6.2607, 106.8145, '317403'],
    ['Tebet', -6.231, 106.851, '317401'],
    ['Beji, across the border from Jagakarsa', -6.376, 106.819, '327606'],
    ['Cinere, south of it', -6.338, 106.785, '327609'],
    ['Serpong', -6.317, 106.672, '367401'],
    ['Kosambi, at the airport', -6.083, 106.69, '360314'],
    ['Tambun Selatan', -6.258, 107.053, '321606'],
    ['Cisarua, up the pass', -6.68, 106.94, '320125'],
  ])('%s', (_, lat, lon, districtId) => {
    expect(nearestRegion({ lat, lon })).toEqual({
      provinceId: districtId.slice(0, 2),
      cityId: districtId.slice(0, 4),
      districtId,
    });
  });

  it('names the city alone where no district is near enough', () => {
    expect(nearestRegion({ lat: -6.9, lon: 107.62 })).toMatchObject({ cityId: '3273' });
  });

  it.each([
    ['the Java sea', -5.2, 111.5],
    ['the Indian ocean', -10.5, 100],
    ['the equator in the Pacific', 0.5, 137.5],
    ['London', 51.5, -0.1],
  ])('cannot be determined on %s', (_, lat, lon) => {
    expect(nearestRegion({ lat, lon })).toBeUndefined();
  });

  it('is in the right province for every city on the map', () => {
    const wrong = CITIES.filter((city) => nearestRegion(city)?.provinceId !== city.area);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
