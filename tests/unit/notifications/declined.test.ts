import { afterEach, expect, it, vi } from 'vitest';
import { DAY_MS } from '#edge/contract/time.ts';
import { decline, isDeclined } from '#web/domains/notifications/push/declined.ts';

afterEach(() => vi.unstubAllGlobals());

it('an answer about one purpose rests for sixty days, and says nothing about another', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  const now = Date.UTC(2026, 10, 1);
  decline('orders', now);
  expect(isDeclined('orders', now + 60 * DAY_MS - 1)).toBe(true);
  expect(isDeclined('orders', now + 60 * DAY_MS)).toBe(false);
  expect(isDeclined('chargers', now)).toBe(false);
  decline('chargers', now);
  expect(isDeclined('orders', now)).toBe(true);
  // Of an earlier version.
  stored.set([...stored.keys()][0] ?? '', String(now));
  expect(isDeclined('orders', now)).toBe(false);
});
