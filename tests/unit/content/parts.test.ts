import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MODELS } from '#db/content/catalog/models/index.ts';
import { partRows, SYSTEMS } from '#db/content/shop/parts/rows.ts';

const rows = partRows();

test('more than 500 parts, each code and each place in the list once', () => {
  expect(rows.length).toBeGreaterThan(500);
  expect(new Set(rows.map((row) => row.code)).size).toBe(rows.length);
  expect(rows.map((row) => row.rowNumber)).toEqual(rows.map((_, i) => i + 1));
});

test('every part fits a model, and every model has parts of every system', () => {
  for (const { slug } of MODELS) {
    const systems = new Set(rows.filter((row) => row.fits.includes(slug)).map((r) => r.category));
    expect([...systems].sort()).toEqual(SYSTEMS.map((system) => system.code).sort());
  }
  expect(rows.filter((row) => row.fits.length === 0)).toEqual([]);
});

test('a painted panel exists in the colours of each model, and in no other', () => {
  for (const { slug, colors } of MODELS) {
    const fenders = rows.filter((row) => row.code.startsWith('61100-') && row.fits.includes(slug));
    expect(fenders).toHaveLength(colors.length);
  }
});

test('prices are whole multiples of 500 rupiah', () => {
  expect(rows.filter((row) => row.priceIdr <= 0 || row.priceIdr % 500 !== 0)).toEqual([]);
});

test('the parts of one name are told apart by models or colour', () => {
  const labels = rows.map((row) => `${row.name?.en} | ${row.productName}`);
  expect(new Set(labels).size).toBe(labels.length);
});

test('at least forty parts have a drawing, and every drawing exists', () => {
  const folder = join(import.meta.dirname, '../../../web/public');
  const drawings = new Set(rows.flatMap((row) => row.imgUrls));
  expect(drawings.size).toBeGreaterThanOrEqual(40);
  expect([...drawings].filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
