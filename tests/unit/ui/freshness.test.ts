import { describe, expect, it } from 'vitest';
import { freshnessOf } from '#web/ui/freshness.ts';

const NOW = Date.UTC(2026, 5, 1, 12);
const minutes = (n: number) => NOW - n * 60_000;

describe('freshness', () => {
  it.each([
    [NOW, 'live'],
    [minutes(1.9), 'live'],
    [minutes(2), 'minutes'],
    [minutes(59), 'minutes'],
    [minutes(60), 'hours'],
    [minutes(60 * 23), 'hours'],
    [minutes(60 * 24), 'old'],
    [null, 'unknown'],
  ])('of %s is %s', (at, expected) => {
    expect(freshnessOf(at, NOW)).toBe(expected);
  });

  it('takes a clock that runs ahead as now', () => {
    expect(freshnessOf(NOW + 60_000, NOW)).toBe('live');
  });
});
