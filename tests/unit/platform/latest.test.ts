import { describe, expect, it } from 'vitest';
import { createLatest } from '#edge/platform/latest.ts';

describe('the latest entries', () => {
  it('are those used last, whether read or written', () => {
    const latest = createLatest<number>(2);
    latest.put('read again', 1);
    latest.put('used longest ago', 2);
    latest.get('read again');
    latest.put('new', 3);
    expect(latest.get('used longest ago')).toBeUndefined();
    expect(latest.get('read again')).toBe(1);
    expect(latest.get('new')).toBe(3);
  });

  it('lose nothing to an entry that is written again', () => {
    const latest = createLatest<number>(2);
    latest.put('kept', 1);
    latest.put('changed', 2);
    latest.put('changed', 3);
    expect(latest.get('kept')).toBe(1);
    expect(latest.get('changed')).toBe(3);
  });
});
