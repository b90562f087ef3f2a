import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DAY_MINUTES,
  isOpenAt,
  isOpenThroughout,
  type OpeningHours,
  WEEK_MINUTES,
} from '#edge/contract/hours.ts';
import {
  apartMs,
  dayAt,
  freeAt,
  isSlotOf,
  midnightOf,
  type SlotRules,
  slotsOfDay,
  type Taken,
} from '#edge/contract/slots.ts';
import { RIDE_SLOTS } from '#edge/contract/test-rides/booking.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { TIME_ZONES, type TimeZone } from '#edge/contract/time-zones.ts';

const SEED = Number(process.env.SLOT_SEED ?? Date.now() % 2 ** 31);
const RUNS = { seed: SEED, numRuns: 200 };
const NOON = Date.UTC(2026, 11, 1, 5);

const zone = fc.constantFrom(...(Object.keys(TIME_ZONES) as TimeZone[]));
const span = fc
  .tuple(fc.nat(WEEK_MINUTES - 1), fc.integer({ min: 15, max: DAY_MINUTES + 300 }))
  .map(([from, length]) => [from, from + length] as const);
const exception = fc
  .tuple(fc.integer({ min: -48, max: 72 }), fc.integer({ min: 1, max: 20 }))
  .map(([from, hours]) => [NOON + from * HOUR_MS, NOON + (from + hours) * HOUR_MS] as const);
const hours: fc.Arbitrary<OpeningHours> = fc.record({
  always: fc.boolean(),
  week: fc.array(span, { maxLength: 10 }),
  openings: fc.array(exception, { maxLength: 2 }),
  closings: fc.array(exception, { maxLength: 2 }),
});
const rules: fc.Arbitrary<SlotRules> = fc.record({
  stepMs: fc.constantFrom(15, 20, 30, 60).map((minutes) => minutes * MINUTE_MS),
  lengthMs: fc.constantFrom(15, 30, 45, 60, 90).map((minutes) => minutes * MINUTE_MS),
  bufferMs: fc.constantFrom(0, 10, 15, 30).map((minutes) => minutes * MINUTE_MS),
  noticeMs: fc.constant(0),
  aheadMs: fc.constant(30 * DAY_MS),
});
const day = fc.nat(6).map((days) => dayAt(NOON + days * DAY_MS, 'Asia/Jakarta'));

describe(`slots, seed ${SEED}`, () => {
  it('begin at a step of their own day, and the place is open every minute until they end', () => {
    fc.assert(
      fc.property(rules, hours, zone, day, (each, open, where, on) => {
        for (const at of slotsOfDay(each, { hours: open, zone: where }, on)) {
          expect(dayAt(at, where)).toBe(on);
          expect((at - midnightOf(on, where)) % each.stepMs).toBe(0);
          for (let minute = at; minute < at + each.lengthMs; minute += MINUTE_MS)
            expect(isOpenAt(open, where, minute)).toBe(true);
        }
      }),
      RUNS,
    );
  });

  it('are all there: what is open throughout at a step is one', () => {
    fc.assert(
      fc.property(rules, hours, zone, day, (each, open, where, on) => {
        const slots = new Set(slotsOfDay(each, { hours: open, zone: where }, on));
        const start = midnightOf(on, where);
        for (let at = start; at < start + DAY_MS; at += each.stepMs) {
          let isOpen = true;
          for (let minute = at; minute < at + each.lengthMs; minute += MINUTE_MS)
            isOpen &&= isOpenAt(open, where, minute) === true;
          expect(isOpenThroughout(open, where, [at, at + each.lengthMs])).toBe(isOpen);
          expect(slots.has(at)).toBe(isOpen);
        }
      }),
      { ...RUNS, numRuns: 60 },
    );
  });

  it('taken one after the other never put two on one seat or one motorcycle within length and buffer', () => {
    const wanted = fc.array(fc.nat(40), { maxLength: 40 });
    fc.assert(
      fc.property(
        rules,
        wanted,
        fc.integer({ min: 1, max: 4 }),
        fc.nat(3),
        (each, steps, seats, n) => {
          const resources = Array.from({ length: n + 1 }, (_, id) => ({
            id: `m${id}`,
            outFromAt: null,
            outUntilAt: null,
          }));
          const taken: Required<Taken>[] = [];
          for (const step of steps) {
            const slotAt = NOON + step * each.stepMs;
            const free = freeAt(each, { seats, resources, taken }, slotAt);
            const [seat] = free.seats;
            const [resourceId] = free.resources;
            if (seat !== undefined && resourceId !== undefined)
              taken.push({ slotAt, seat, resourceId });
          }
          for (const a of taken)
            for (const b of taken)
              if (a !== b && Math.abs(a.slotAt - b.slotAt) < apartMs(each)) {
                expect(a.seat).not.toBe(b.seat);
                expect(a.resourceId).not.toBe(b.resourceId);
              }
        },
      ),
      RUNS,
    );
  });

  it('of a place without known hours, or of what is no day, are none', () => {
    const place = { hours: null, zone: 'Asia/Jakarta' } as const;
    expect(slotsOfDay(RIDE_SLOTS, place, '2026-12-01')).toEqual([]);
    expect(
      slotsOfDay(
        RIDE_SLOTS,
        { ...place, hours: { always: true, week: [], openings: [], closings: [] } },
        '1 Dec',
      ),
    ).toEqual([]);
    expect(isSlotOf(RIDE_SLOTS, place, Number.NaN)).toBe(false);
  });

  it('stop for a pause in the middle and for a closing that begins within', () => {
    const friday: OpeningHours = {
      always: false,
      week: [
        [4 * DAY_MINUTES + 540, 4 * DAY_MINUTES + 690],
        [4 * DAY_MINUTES + 780, 4 * DAY_MINUTES + 900],
      ],
      openings: [],
      closings: [[Date.UTC(2026, 11, 4, 7, 10), Date.UTC(2026, 11, 4, 9)]],
    };
    const slots = slotsOfDay(RIDE_SLOTS, { hours: friday, zone: 'Asia/Jakarta' }, '2026-12-04');
    expect(slots.map((at) => new Date(at + 7 * HOUR_MS).toISOString().slice(11, 16))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '13:00',
      '13:30',
    ]);
  });
});
