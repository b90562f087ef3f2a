import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadingOrder, nearestFrame, wrapped } from '#web/domains/catalog/product/turn.ts';

describe('the turn around a motorcycle', () => {
  it('loads a coarse turn first', () => {
    expect(loadingOrder(24).slice(0, 6)).toEqual([0, 16, 8, 4, 12, 20]);
  });

  it('loads every frame once, the first one first', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), (count) => {
        const order = loadingOrder(count);
        expect(order[0]).toBe(0);
        expect([...order].sort((a, b) => a - b)).toEqual(
          Array.from({ length: count }, (_, i) => i),
        );
      }),
    );
  });

  it.each([
    [-1, 23],
    [24, 0],
    [-25, 23],
    [11.6, 12],
  ])('%d is frame %d', (turn, frame) => {
    expect(wrapped(turn, 24)).toBe(frame);
  });

  it('shows the nearest frame that is there, across the end too', () => {
    expect(nearestFrame(23, new Set([0, 12]), 24)).toBe(0);
    expect(nearestFrame(11, new Set([0, 12]), 24)).toBe(12);
    expect(nearestFrame(11, new Set(), 24)).toBe(0);
  });
});
