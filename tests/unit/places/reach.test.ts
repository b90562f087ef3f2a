import { describe, expect, it } from 'vitest';
import { places } from '#db/content/places/places.ts';
import { AREAS } from '#edge/contract/areas.ts';
import { USUAL_SETTINGS } from '#edge/contract/catalog/settings.ts';
import { JABODETABEK, type Reach, reachOf } from '#edge/contract/places/reach.ts';

const sellers = places
  .filter(({ sales, opensIn }) => sales !== undefined && opensIn === undefined)
  .map(({ at: [lat, lon], state }) => ({
    lat,
    lon,
    provinceId: AREAS.find(({ name }) => name.id === state)?.code ?? null,
  }));

const at = (lat: number, lon: number) => ({ lat, lon });

describe('the reach of deliveries', () => {
  it.each<[string, string | null, { lat: number; lon: number } | null, Reach]>([
    ['South Jakarta', '3174', at(-6.26, 106.81), 'INSIDE_JABODETABEK'],
    ['Bogor regency, at its far end', '3201', at(-6.6, 106.46), 'INSIDE_JABODETABEK'],
    ['Bogor city, without a pin', '3271', null, 'INSIDE_JABODETABEK'],
    ['South Tangerang', '3674', null, 'INSIDE_JABODETABEK'],
    ['Bekasi regency', '3216', at(-6.3, 107.17), 'INSIDE_JABODETABEK'],
    [
      'the Thousand Islands: Jakarta, and no road',
      '3101',
      at(-5.74, 106.61),
      'OUTSIDE_JABODETABEK',
    ],
    ['Karawang, next to Bekasi', '3215', at(-6.3, 107.3), 'OUTSIDE_JABODETABEK'],
    ['Bandung, by its dealer', '3273', at(-6.9, 107.6), 'OUTSIDE_JABODETABEK'],
    ['Surabaya, without a pin', '3578', null, 'OUTSIDE_JABODETABEK'],
    ['Merauke', '9301', at(-8.49, 140.4), 'OUT_OF_REACH'],
    ['Merauke, without a pin', '9301', null, 'OUT_OF_REACH'],
    ['Manado, whose dealer is announced only', '7171', at(1.49, 124.84), 'OUT_OF_REACH'],
    ['nobody knows where', null, null, 'UNKNOWN'],
    ['a pin whose city nobody knows', null, at(-6.2, 106.8), 'UNKNOWN'],
  ])('%s', (_, cityId, pin, expected) => {
    expect(reachOf({ cityId, at: pin }, sellers, USUAL_SETTINGS)).toBe(expected);
  });

  it('ends at the distance it names, and not before', () => {
    const seller = { ...at(0, 110), provinceId: '61' };
    const metresPerDegree = 111_195;
    const away = (metres: number) => ({ cityId: '6201', at: at(metres / metresPerDegree, 110) });
    for (const REACH_KM of [60, 100]) {
      expect(reachOf(away(REACH_KM * 1_000 - 500), [seller], { REACH_KM })).toBe(
        'OUTSIDE_JABODETABEK',
      );
      expect(reachOf(away(REACH_KM * 1_000 + 500), [seller], { REACH_KM })).toBe('OUT_OF_REACH');
    }
  });

  it('knows each city of Greater Jakarta once, in three provinces', () => {
    expect(JABODETABEK.size).toBe(13);
    expect(new Set([...JABODETABEK].map((id) => id.slice(0, 2)))).toEqual(
      new Set(['31', '32', '36']),
    );
  });
});
