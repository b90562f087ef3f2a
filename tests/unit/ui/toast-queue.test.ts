import { describe, expect, it } from 'vitest';
import { admit, MOST_TOASTS } from '#web/ui/toast-queue.ts';

describe('toasts', () => {
  it('are three at most: the oldest gives way', () => {
    const up = ['a', 'b', 'c'];
    expect(admit(up, 'd')).toEqual({ up: ['b', 'c', 'd'], isNew: true, pushedOut: ['a'] });
    expect(MOST_TOASTS).toBe(3);
  });

  it('are never shown twice at once', () => {
    expect(admit(['a', 'b'], 'a')).toEqual({ up: ['a', 'b'], isNew: false, pushedOut: [] });
  });
});
