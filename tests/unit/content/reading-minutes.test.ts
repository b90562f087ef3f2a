import { expect, it } from 'vitest';
import { readingMinutes } from '#web/domains/content/reading/reading-minutes.ts';

const words = (count: number): string => Array.from({ length: count }, () => 'kata').join(' ');
const block = { type: 'paragraph', text: null, items: [], head: [], rows: [] };

it.each([
  [0, 1],
  [120, 1],
  [300, 2],
  [1_000, 5],
])('%i words take %i minutes to read', (count, minutes) => {
  expect(readingMinutes([{ ...block, text: words(count) }])).toBe(minutes);
});

it('lists and tables are read as well', () => {
  const list = { ...block, type: 'list', items: [words(200), words(200)] };
  const table = { ...block, type: 'table', head: [words(100)], rows: [[words(50), words(50)]] };
  expect(readingMinutes([list, table])).toBe(3);
});
