import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PART_CATEGORIES } from '#edge/contract/shop/categories.ts';
import type { PartRecord } from '#edge/contract/shop/part-record.ts';
import { type PartSearch, searchParts } from '#edge/contract/shop/search-parts.ts';
import { syncAll } from '#tests/api/sync/client.ts';
import { type Bff, startBff } from '#tests/support/bff.ts';

let bff: Bff;
let copy: PartRecord[];
beforeAll(async () => {
  bff = await startBff();
  const { pages } = await syncAll(bff, 'parts', null);
  copy = pages
    .flatMap(({ changed }) => changed.map(({ record }) => record as unknown as PartRecord))
    .sort((a, b) => a.rowNumber - b.rowNumber);
});
afterAll(() => bff.stop());

const onServer = async (search: PartSearch) => {
  const { data, errors } = await bff.gql<{
    getPriceListSparePart: {
      data: { code: string }[];
      totalRow: number;
      corrected: string | null;
    };
  }>(
    `query Find($search: String, $model: String, $category: SparePartCategory) {
      getPriceListSparePart(search: $search, model: $model, category: $category, pageSize: "50") {
        data { code } totalRow corrected } }`,
    { ...search, category: search.category || null },
  );
  expect(errors).toBeUndefined();
  const list = data?.getPriceListSparePart;
  return {
    codes: list?.data.map(({ code }) => code),
    total: list?.totalRow,
    corrected: list?.corrected,
  };
};

const onDevice = (search: PartSearch) => {
  const { parts, corrected } = searchParts(copy, search);
  return { codes: parts.slice(0, 50).map(({ code }) => code), total: parts.length, corrected };
};

test('a device has the whole list', () => {
  expect(copy.length).toBeGreaterThan(500);
  expect(copy.map(({ rowNumber }) => rowNumber)).toEqual(copy.map((_, at) => at + 1));
});

test('a device finds what the store finds, typed well or badly, whole or narrowed', async () => {
  const words = [
    ...new Set(
      copy.flatMap(({ code, name }) => `${code} ${name.en} ${name.id}`.split(/[^\p{L}\p{N}]+/u)),
    ),
  ].filter((word) => word !== '');
  const misspelt = fc
    .tuple(fc.constantFrom(...words), fc.nat(), fc.constantFrom('cut', 'swap', 'drop', 'keep'))
    .map(([word, place, how]) => {
      const at = place % word.length;
      if (how === 'cut') return word.slice(0, at + 1);
      if (how === 'drop') return word.slice(0, at) + word.slice(at + 1);
      if (how === 'keep') return word;
      return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
    });
  const searches = fc.record({
    search: fc.array(misspelt, { maxLength: 3 }).map((each) => each.join(' ')),
    model: fc.constantFrom('', '', 'alva-one', 'alva-n3', 'alva-cervo-q', 'none"'),
    category: fc.constantFrom('' as const, '' as const, ...PART_CATEGORIES),
  });
  await fc.assert(
    fc.asyncProperty(searches, async (search) => {
      expect(onDevice(search)).toEqual(await onServer(search));
    }),
    { numRuns: 150 },
  );
});
