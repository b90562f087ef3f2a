import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AREAS } from '#edge/contract/areas.ts';
import { JABODETABEK } from '#edge/contract/places/reach.ts';
import { cityOfLine } from '#edge/contract/places/region.ts';
import { INDONESIA, inBox } from '#edge/contract/stations/geo.ts';

const file: Record<string, string[]> = JSON.parse(
  readFileSync(new URL('../../../db/content/places/regions.json', import.meta.url), 'utf8'),
);
const regions = Object.entries(file).map(([provinceId, lines]) => ({
  provinceId,
  cities: lines.map(cityOfLine),
}));
const cities = regions.flatMap((each) => each.cities);

describe('the region data', () => {
  it('has every province we know, and no other', () => {
    expect(Object.keys(file).toSorted()).toEqual(AREAS.map(({ code }) => code).toSorted());
  });

  it('has every city and district of the ministry’s list', () => {
    expect(cities).toHaveLength(514);
    expect(cities.flatMap(({ districts }) => districts)).toHaveLength(7_285);
  });

  it('puts every code under its own province and city', () => {
    for (const { provinceId, cities: own } of regions)
      for (const { id, districts } of own) {
        expect(id).toMatch(new RegExp(`^${provinceId}\\d\\d$`));
        expect(districts.length).toBeGreaterThan(0);
        for (const district of districts) {
          expect(district.id).toMatch(new RegExp(`^${id}\\d\\d$`));
          expect(district.name).not.toBe('');
        }
      }
  });

  it('tells a city from the regency around it, and says nothing of administration', () => {
    expect(new Set(cities.map(({ name }) => name)).size).toBe(514);
    expect(cities.filter(({ name }) => name.includes('Administrasi'))).toEqual([]);
  });

  it('knows where nearly all cities are, all of them in the country', () => {
    const placed = cities.flatMap(({ at }) => (at === null ? [] : [at]));
    expect(placed.length).toBeGreaterThan(500);
    expect(placed.every((at) => inBox(INDONESIA, at))).toBe(true);
  });

  it('has every city of Greater Jakarta', () => {
    const cityIds = new Set(cities.map(({ id }) => id));
    expect([...JABODETABEK].filter((id) => !cityIds.has(id))).toEqual([]);
  });
});
