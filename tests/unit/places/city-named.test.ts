import { describe, expect, it } from 'vitest';
import { CITIES, cityNamed } from '#edge/contract/cities.ts';

describe('the city that a search means', () => {
  it.each([
    ['Bandung', 'Bandung'],
    ['  kota bandung ', 'Bandung'],
    ['Bandong', 'Bandung'],
    ['Makasar', 'Makassar'],
    ['jogja', 'Yogyakarta'],
    ['Solo', 'Surakarta'],
    ['Labuan Bajo', 'Labuan Bajo'],
  ])('%s is %s', (typed, name) => {
    expect(cityNamed(typed)?.name).toBe(name);
  });

  it.each(['', 'Dago', 'Bandung Indah Plaza', 'Endo', 'Batik', 'PLN'])('"%s" is none', (typed) => {
    expect(cityNamed(typed)).toBeUndefined();
  });

  it('finds every city under its own name', () => {
    for (const each of CITIES) expect(cityNamed(each.name)).toBe(each);
  });
});
