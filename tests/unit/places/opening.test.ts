import { describe, expect, it } from 'vitest';
import { daily } from '#edge/contract/hours.ts';
import { openingOf } from '#web/domains/places/summary.ts';

/** Monday to Saturday from nine to eight. */
const week = daily([1, 2, 3, 4, 5, 6], '09:00', '20:00');
const hours = { always: false, week, openings: [], closings: [] };
const place = { hours, timeZone: 'Asia/Makassar', upcoming: false };
/** A Monday by the clock of Makassar. */
const at = (time: string): number => Date.parse(`2026-11-23T${time}:00+08:00`);

describe('the opening of a place in the list', () => {
  it('is by its own clock, with the hours of the day', () => {
    expect(openingOf(place, at('09:00'))).toEqual({ isOpen: true, today: '09:00-20:00' });
    expect(openingOf(place, at('08:59'))).toEqual({ isOpen: false, today: '09:00-20:00' });
  });

  it('has no hours on a day it does not open', () => {
    const sunday = Date.parse('2026-11-22T12:00:00+08:00');
    expect(openingOf(place, sunday)).toEqual({ isOpen: false, today: '' });
  });

  it('is not told where nobody knows, or where it has not opened yet', () => {
    expect(openingOf({ ...place, hours: null }, at('10:00'))).toBeNull();
    expect(openingOf({ ...place, upcoming: true }, at('10:00'))).toBeNull();
  });
});
