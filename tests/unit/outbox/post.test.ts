import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#edge/contract/time.ts';
import { retryAfter } from '#web/platform/graphql/retry-after.ts';

const NOW = Date.parse('2026-01-01T00:00:00Z');

describe('how long a server asks to be left alone', () => {
  it.each([
    ['30', 30_000],
    ['Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    // Nobody is put off for a day.
    ['86400', HOUR_MS],
    ['soon', undefined],
    ['-5', undefined],
    ['Wed, 31 Dec 2025 00:00:00 GMT', undefined],
  ])('%s is %s ms', (text, ms) => {
    expect(retryAfter(new Headers({ 'retry-after': text }), NOW)).toBe(ms);
  });

  it('is counted from the time of the server that said it', () => {
    const headers = new Headers({
      'retry-after': 'Thu, 01 Jan 2026 12:00:20 GMT',
      date: 'Thu, 01 Jan 2026 12:00:00 GMT',
    });
    expect(retryAfter(headers, NOW)).toBe(20_000);
  });

  it('is nothing where the answer does not say', () => {
    expect(retryAfter(new Headers(), NOW)).toBeUndefined();
  });
});
