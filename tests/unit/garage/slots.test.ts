import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { coverAfter, plusMonths } from '#edge/contract/garage/roadside.ts';
import { BOOKING, isSlot, slotsOf } from '#edge/contract/garage/service-slots.ts';
import { daily, type OpeningHours } from '#edge/contract/hours.ts';
import { dayAt } from '#edge/contract/slots.ts';
import { DAY_MS } from '#edge/contract/time.ts';

const hours: OpeningHours = {
  always: false,
  week: daily([1, 2, 3, 4, 5, 6], '08:00', '17:00'),
  openings: [],
  closings: [],
};
const ZONES = ['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const;

describe('slots of a workshop', () => {
  it.each([
    ['Asia/Jakarta', '2026-12-01T01:00:00.000Z'],
    ['Asia/Makassar', '2026-12-01T00:00:00.000Z'],
    ['Asia/Jayapura', '2026-11-30T23:00:00.000Z'],
  ] as const)('begin at eight on the clock of %s', (zone, first) => {
    const slots = slotsOf(hours, zone, '2026-12-01');
    expect(new Date(slots[0] ?? 0).toISOString()).toBe(first);
    expect(slots).toHaveLength(9);
  });

  it('are none on a closed day, an unknown one and without hours', () => {
    expect(slotsOf(hours, 'Asia/Jakarta', '2026-12-06')).toEqual([]);
    expect(slotsOf(hours, 'Asia/Jakarta', 'tomorrow')).toEqual([]);
    expect(slotsOf(null, 'Asia/Jakarta', '2026-12-01')).toEqual([]);
  });

  it('leave out what an exceptional closing covers in part', () => {
    const noon = Date.parse('2026-12-01T05:30:00Z');
    const closed = { ...hours, closings: [[noon, noon + 1_800_000] as const] };
    expect(slotsOf(closed, 'Asia/Jakarta', '2026-12-01')).toHaveLength(8);
  });

  it('lie whole inside the hours and on their own day, in every zone', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.integer({ min: 0, max: 400 }), (zone, ahead) => {
        const day = dayAt(Date.UTC(2026, 0, 1) + ahead * DAY_MS, zone);
        for (const at of slotsOf(hours, zone, day)) {
          expect(dayAt(at, zone)).toBe(day);
          expect(dayAt(at + BOOKING.slotMs - 1, zone)).toBe(day);
          expect(isSlot(hours, zone, at)).toBe(true);
        }
      }),
    );
  });
});

describe('cover of roadside assistance', () => {
  it('ends on the last day of a shorter month, on the calendar of Jakarta', () => {
    const at = Date.parse('2027-01-31T10:00:00+07:00');
    expect(new Date(plusMonths(at, 1)).toISOString()).toBe('2027-02-28T03:00:00.000Z');
    expect(plusMonths(at, 12) - at).toBe(365 * DAY_MS);
  });

  it('begins where the present cover ends, and never in the past', () => {
    const now = Date.parse('2026-11-20T00:00:00Z');
    expect(coverAfter(now + 5, now, 12).startsAt).toBe(now + 5);
    expect(coverAfter(now - 5, now, 12).startsAt).toBe(now);
    expect(coverAfter(null, now, 12).startsAt).toBe(now);
  });
});
