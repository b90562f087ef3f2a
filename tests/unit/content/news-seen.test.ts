import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '#tests/unit/offline/device.ts';
import {
  cachedPage,
  cachePage,
  newestSeen,
  noteSeen,
} from '#web/domains/content/news/page-cache.ts';

const pageOf = (currentPage: number) => ({ items: [], currentPage, totalPages: 20 }) as never;

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

it('WHATSNEW_FLAG holds the newest story that was shown here, and never goes back', () => {
  expect(newestSeen()).toBeNull();
  noteSeen(['2026-10-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z']);
  expect(localStorage.getItem('WHATSNEW_FLAG')).toBe('2026-11-03T00:00:00.000Z');
  noteSeen(['2026-01-01T00:00:00.000Z']);
  noteSeen([]);
  expect(newestSeen()).toBe('2026-11-03T00:00:00.000Z');
});

it('pages of stories are here without signal, the last twelve of each list', () => {
  for (let page = 1; page <= 14; page++) cachePage('stories', 'en', pageOf(page), page);
  cachePage('press', 'en', pageOf(1), 99);
  expect(cachedPage('stories', 'en', 14)?.at).toBe(14);
  expect(cachedPage('stories', 'en', 3)?.at).toBe(3);
  expect(cachedPage('stories', 'en', 2)).toBeUndefined();
  expect(cachedPage('stories', 'id', 14)).toBeUndefined();
  expect(cachedPage('press', 'en', 1)?.at).toBe(99);
});

it('a browser that refuses storage has seen nothing, and fails at nothing', () => {
  const refuse = (): never => {
    throw new DOMException('no storage', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  noteSeen(['2026-11-03T00:00:00.000Z']);
  cachePage('stories', 'en', pageOf(1), 1);
  expect([newestSeen(), cachedPage('stories', 'en', 1)]).toEqual([null, undefined]);
});
