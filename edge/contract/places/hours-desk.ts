import * as v from 'valibot';
import { daily, type OpeningHours, type Span } from '#edge/contract/hours.ts';
import { DAY_MS, HOUR_MS } from '#edge/contract/time.ts';
import { deskReason } from '#edge/contract/validators/desk-reason.ts';

export const HOURS_KINDS = ['SALES', 'SERVICE'] as const;
export type HoursKind = (typeof HOURS_KINDS)[number];

export const HOURS_DESK = {
  /** Three spans a day. */
  spans: 21,
  exceptions: 40,
  /** The longest exception. */
  longestMs: 60 * DAY_MS,
  aheadMs: 400 * DAY_MS,
  writes: 60,
  windowMs: HOUR_MS,
} as const;

const time = v.pipe(v.string('desk.time'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'desk.time'));

export const setHoursInput = v.object({
  dealerSlug: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'required')),
  kind: v.picklist(HOURS_KINDS, 'required'),
  /** Open day and night; the week is then empty. */
  always: v.boolean(),
  /** Day 1 is Monday; a closing at or before the opening is on the next day. */
  week: v.pipe(
    v.array(
      v.object({
        day: v.pipe(v.number('required'), v.integer('required'), v.minValue(1), v.maxValue(7)),
        opens: time,
        closes: time,
      }),
    ),
    v.maxLength(HOURS_DESK.spans, 'required'),
  ),
  /** Days out of the ordinary, `[from, to)` in epoch ms. */
  exceptions: v.pipe(
    v.array(
      v.pipe(
        v.object({
          from: v.pipe(v.number(), v.integer()),
          to: v.pipe(v.number(), v.integer()),
          open: v.boolean(),
        }),
        v.check(
          ({ from, to }) => to > from && to - from <= HOURS_DESK.longestMs,
          'desk.ends-before',
        ),
      ),
    ),
    v.maxLength(HOURS_DESK.exceptions, 'required'),
  ),
  reason: deskReason,
  expectedVersion: v.pipe(v.number('required'), v.integer('required'), v.minValue(1, 'required')),
});
export type SetHours = v.InferOutput<typeof setHoursInput>;

/** What the desk sends as the place keeps it. Spans of one day that touch or overlap become one. */
export const hoursFrom = ({
  always,
  week,
  exceptions,
}: Pick<SetHours, 'always' | 'week' | 'exceptions'>): OpeningHours => {
  const spans = week
    .flatMap(({ day, opens, closes }) => daily([day], opens, closes))
    .toSorted(([a], [b]) => a - b);
  const merged: Span[] = [];
  for (const [from, to] of spans) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1])
      merged[merged.length - 1] = [last[0], Math.max(last[1], to)];
    else merged.push([from, to]);
  }
  const of = (open: boolean): Span[] =>
    exceptions
      .filter((each) => each.open === open)
      .map(({ from, to }) => [from, to] as const)
      .toSorted(([a], [b]) => a - b);
  return { always, week: always ? [] : merged, openings: of(true), closings: of(false) };
};

export const HOURS_FAULTS = [
  'HOURS_NOT_FOUND',
  /** Somebody changed them meanwhile. */
  'HOURS_CHANGED',
] as const;
