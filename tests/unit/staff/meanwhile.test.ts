import { describe, expect, it } from 'vitest';
import { afterReading, afterRefusal, changeOf, seenAtFirst } from '#web/domains/staff/meanwhile.ts';

const at = (version: number, isPossible = true) => ({ version, isPossible });

describe('a dialog of the desk whose thing somebody else changes', () => {
  it('writes to the version it opened on, also once the page has a newer one by itself', () => {
    const seen = afterReading(seenAtFirst(4), at(5));
    expect(seen.version).toBe(4);
    expect(changeOf(seen, at(5))).toBeUndefined();
  });

  it('says so at once when it is refused, and writes to the new version once the page has it', () => {
    const refused = afterRefusal(seenAtFirst(4), false);
    expect(changeOf(refused, at(4))).toBe('changed');
    expect(afterReading(refused, at(4)).version).toBe(4);
    const anew = afterReading(refused, at(6));
    expect(anew.version).toBe(6);
    expect(changeOf(anew, at(6))).toBe('changed');
  });

  it('takes no newer version than the one that was on the screen at the next try', () => {
    const anew = afterReading(afterRefusal(seenAtFirst(4), false), at(6));
    expect(afterReading(anew, at(7)).version).toBe(6);
  });

  it('is over as soon as the page shows that it cannot be done, without a try', () => {
    expect(changeOf(seenAtFirst(4), at(5, false))).toBe('over');
  });

  it('begins anew with another thing, without what was said of the one before', () => {
    const refused = afterRefusal(seenAtFirst(4, 'aec-scbd'), true);
    const other = afterReading(refused, { id: 'aec-puri', ...at(9) });
    expect(other).toEqual(seenAtFirst(9, 'aec-puri'));
    expect(changeOf(other, at(9))).toBeUndefined();
  });

  it('is over when the server says so of the version on the page, and not of one before it', () => {
    const refused = afterRefusal(seenAtFirst(4), true);
    expect(changeOf(afterReading(refused, at(4)), at(4))).toBe('over');
    expect(changeOf(afterReading(refused, at(5)), at(5))).toBe('changed');
    expect(changeOf(afterReading(refused, at(5, false)), at(5, false))).toBe('over');
  });
});
