import { describe, expect, it } from 'vitest';
import { nextAfter, withFinished } from '#web/domains/garage/roadside/desk/finished.ts';
import type { RoadsideCallFragment } from '#web/platform/graphql/generated/main.ts';

const call = (id: string) => ({ id }) as RoadsideCallFragment;
const [a, b, c] = [call('a'), call('b'), call('c')] as const;
const ids = (calls: readonly RoadsideCallFragment[]) => calls.map(({ id }) => id);

describe('a call that was just completed', () => {
  const finished = { call: b, index: 1 };

  it('stays where it was, before and after the list was asked anew', () => {
    expect(ids(withFinished([a, b, c], finished))).toEqual(['a', 'b', 'c']);
    expect(ids(withFinished([a, c], finished))).toEqual(['a', 'b', 'c']);
    expect(ids(withFinished([], finished))).toEqual(['b']);
    expect(ids(withFinished([a], undefined))).toEqual(['a']);
  });

  it('leads to the one after it, else to the first that is left', () => {
    expect(nextAfter([a, b, c], finished)?.id).toBe('c');
    expect(nextAfter([a, c], finished)?.id).toBe('c');
    expect(nextAfter([a, b], finished)?.id).toBe('a');
    expect(nextAfter([], finished)).toBeUndefined();
  });
});
