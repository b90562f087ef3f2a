import { expect, test } from 'vitest';
import { compare } from '#edge/contract/catalog/comparison.ts';

const table = (rows: Record<string, string>) => [
  {
    key: 'battery',
    name: 'Battery',
    rows: Object.entries(rows).map(([key, value]) => ({ key, name: key, value, unit: 'km' })),
  },
];

const rows = (...tables: ReturnType<typeof table>[]) =>
  compare(tables)[0]?.rows.map((row) => [row.key, row.values, row.isDifferent]);

test('lines rows up by key and marks what is not the same everywhere', () => {
  expect(
    rows(table({ single: '70', charger: '800' }), table({ single: '62', charger: '800' })),
  ).toEqual([
    ['single', ['70', '62'], true],
    ['charger', ['800', '800'], false],
  ]);
});

test('keeps a row that only one model has at its place, null elsewhere', () => {
  expect(
    rows(
      table({ single: '60', charger: '600' }),
      table({ single: '60', boost: '38', charger: '600' }),
    ),
  ).toEqual([
    ['single', ['60', '60'], false],
    ['boost', [null, '38'], true],
    ['charger', ['600', '600'], false],
  ]);
});

test('compares nothing without a model, and never marks one alone', () => {
  expect(compare([])).toEqual([]);
  expect(rows(table({ single: '60' }))).toEqual([['single', ['60'], false]]);
});
