import { describe, expect, it } from 'vitest';
import { timeLeft } from '#web/domains/content/countdown/time-left.ts';
import { lastMoment, standingOf } from '#web/domains/content/promo/period.ts';

const at = (text: string): number => Date.parse(`${text}+07:00`);
const promo = {
  valid_from: new Date(at('2026-12-01T00:00:00')).toISOString(),
  valid_until: new Date(at('2027-01-01T00:00:00')).toISOString(),
};

describe('an offer', () => {
  it.each([
    ['2026-11-30T23:59:59', 'upcoming'],
    ['2026-12-01T00:00:00', 'running'],
    ['2026-12-24T23:59:59', 'running'],
    ['2026-12-25T00:00:00', 'last-days'],
    ['2026-12-31T23:59:59', 'last-days'],
    ['2027-01-01T00:00:00', 'ended'],
  ])('at %s in Jakarta: %s', (moment, standing) => {
    expect(standingOf(promo, at(moment))).toBe(standing);
  });

  it('an offer without dates is running', () => {
    expect(standingOf({ valid_from: null, valid_until: null }, 0)).toBe('running');
  });

  it('names its last day, not the day after', () => {
    const day = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Jakarta', dateStyle: 'long' });
    expect(day.format(lastMoment(promo.valid_until))).toBe('December 31, 2026');
  });
});

describe('a countdown', () => {
  it('counts days, hours, minutes and seconds, and is over at its end', () => {
    const end = at('2026-12-01T10:00:00');
    expect(timeLeft(end, at('2026-11-29T08:58:57'))).toEqual({
      days: 2,
      hours: 1,
      minutes: 1,
      seconds: 3,
    });
    expect(timeLeft(end, end - 1)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(timeLeft(end, end)).toBeUndefined();
  });
});
