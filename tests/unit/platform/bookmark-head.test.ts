import { expect, it } from 'vitest';
import { createHead } from '#edge/http/bookmark.ts';

it('a bookmark counts no further than writes can have come since the store was last seen', () => {
  let now = 0;
  const head = createHead(() => now);
  const forged = 999_999_999_999_999;
  expect(head.cap(forged)).toBe(forged);
  head.saw(5_000);
  expect(head.cap(forged)).toBe(6_000);
  expect(head.cap(5_400)).toBe(5_400);
  now += 60_000;
  expect(head.cap(forged)).toBe(9_000);
  head.saw(4_000);
  expect(head.cap(forged)).toBe(9_000);
  head.saw(5_001);
  expect(head.cap(forged)).toBe(6_001);
});
