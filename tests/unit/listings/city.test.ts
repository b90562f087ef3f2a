import { expect, it } from 'vitest';
import { isCityOf } from '#web/domains/listings/own/city.ts';

const cities = [{ name: 'Kota Bandung' }, { name: 'Kabupaten Garut' }];

it('a city is one of the list, with or without its kind; nonsense is none', () => {
  for (const typed of ['Kota Bandung', 'bandung', ' Garut ', 'Kab. Garut'])
    expect(isCityOf(cities, typed)).toBe(true);
  for (const typed of ['asdf', '', 'Bandungg']) expect(isCityOf(cities, typed)).toBe(false);
});

it('without the list, as without signal, any is taken', () => {
  expect(isCityOf([], 'asdf')).toBe(true);
});
