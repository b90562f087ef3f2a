import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  amountOfPieces,
  type BoughtItem,
  itemsLeft,
  RETURN_REASONS,
  requestReturnInput,
  returnableUntil,
} from '#edge/contract/orders/returns.ts';
import { afterWorkingDays } from '#edge/contract/working-days.ts';

const wib = (text: string): number => Date.parse(`${text}+07:00`);

describe('two working days', () => {
  it.each([
    // A Monday: Tuesday and Wednesday, until their end.
    ['2026-11-23T09:00', '2026-11-26T00:00'],
    ['2026-11-23T23:59', '2026-11-26T00:00'],
    // A Friday: Monday and Tuesday.
    ['2026-11-27T15:00', '2026-12-02T00:00'],
    // Christmas is a Friday; the weekend follows.
    ['2026-12-23T10:00', '2026-12-29T00:00'],
    ['2030-08-15T10:00', '2030-08-20T00:00'],
  ])('after %s in Jakarta end at %s', (from, until) => {
    expect(new Date(afterWorkingDays(wib(from), 2)).toISOString()).toBe(
      new Date(wib(until)).toISOString(),
    );
  });

  it('are not counted before the hand-over', () => {
    expect(returnableUntil(null)).toBeNull();
  });
});

describe('what goes back for goods', () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 20 }),
    unitIdr: fc.integer({ min: 0, max: 200_000_000 }),
  });
  const orders = fc
    .record({
      items: fc.array(item, { minLength: 1, maxLength: 8 }),
      off: fc.double({ min: 0, max: 1, noNaN: true }),
      steps: fc.array(
        fc.record({
          at: fc.nat(100),
          pieces: fc.integer({ min: 1, max: 20 }),
          ends: fc.constantFrom('REFUNDED', 'WITHDRAWN', 'REFUSED'),
          outlives: fc.boolean(),
        }),
        { maxLength: 20 },
      ),
    })
    .map(({ items, off, steps }) => {
      const bought: BoughtItem[] = items.map((each, position) => ({ ...each, position }));
      const goods = bought.reduce((sum, { quantity, unitIdr }) => sum + quantity * unitIdr, 0);
      return { bought, goods, discount: Math.floor(goods * off), steps };
    });

  it('is never more than was paid for them, in whatever portions they go and whichever of these end, and all of it when all go', () => {
    fc.assert(
      fc.property(orders, ({ bought, goods, discount, steps }) => {
        type Row = Parameters<typeof itemsLeft>[2][number];
        let returns: Row[] = [];
        const ask = (position: number, wanted: number, state: Row['state']): void => {
          const left = itemsLeft(bought, discount, returns)[position];
          if (left === undefined || left.left === 0) return;
          const quantity = Math.min(wanted, left.left);
          const amountIdr = amountOfPieces(left, quantity);
          expect(amountIdr).toBeGreaterThanOrEqual(0);
          returns.push({ state, reason: 'DAMAGED', lines: [{ position, quantity, amountIdr }] });
        };
        const counted = (): number =>
          returns
            .filter(({ state }) => state === 'REQUESTED' || state === 'REFUNDED')
            .flatMap(({ lines }) => lines)
            .reduce((sum, { amountIdr }) => sum + amountIdr, 0);
        for (const { at, pieces, ends, outlives } of steps) {
          ask(at % bought.length, pieces, 'REQUESTED');
          expect(counted()).toBeLessThanOrEqual(goods - discount);
          if (!outlives)
            returns = returns.map((row, index) =>
              index === at % returns.length && row.state === 'REQUESTED'
                ? { ...row, state: ends as Row['state'] }
                : row,
            );
        }
        for (const { position } of bought) ask(position, 20, 'REQUESTED');
        expect(counted()).toBe(goods - discount);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a request to return goods', () => {
  const input = (more: object) => ({
    id: 'grt_01jd0000000000000000000000',
    orderId: 'ord_01jd0000000000000000000000',
    lines: [{ position: 0, quantity: 1 }],
    reason: 'CHANGED_MIND',
    photos: [],
    ...more,
  });
  it('needs a photo of what is wrong, and none of a mind that changed', () => {
    const without = RETURN_REASONS.filter(
      (reason) => v.safeParse(requestReturnInput, input({ reason })).success,
    );
    expect(without).toEqual(['WRONG_SIZE', 'CHANGED_MIND']);
  });

  it('names each item once, and something', () => {
    const twice = [1, 2].map((quantity) => ({ position: 0, quantity }));
    for (const lines of [[], twice])
      expect(v.safeParse(requestReturnInput, input({ lines })).success).toBe(false);
  });
});
