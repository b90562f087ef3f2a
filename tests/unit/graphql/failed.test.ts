import { describe, expect, it } from 'vitest';
import { retryDelay } from '#web/platform/graphql/failed.ts';
import type { Fault } from '#web/platform/graphql/fault.ts';

const busy = (retryAfterMs?: number): Fault => ({
  layer: 'graphql',
  status: 429,
  code: 'RATE_LIMITED',
  message: '',
  ...(retryAfterMs !== undefined && { retryAfterMs }),
});

describe('a query that failed is asked again', () => {
  it('after waits that double up to some twenty minutes', () => {
    const waits = [0, 1, 2, 20].map((tries) => retryDelay(busy(), tries, () => 0.5));
    expect(waits).toEqual([5_000, 10_000, 20_000, 1_280_000]);
  });

  it('not before the server wants it', () => {
    expect(retryDelay(busy(60_000), 0, () => 0)).toBe(60_000);
    expect(retryDelay(busy(1_000), 0, () => 0)).toBe(2_500);
    expect(retryDelay({ layer: 'network', message: '' }, 0, () => 0)).toBe(2_500);
  });
});
