import * as v from 'valibot';
import type { SlotRules } from '#edge/contract/slots.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';
import { DESK_NOTICE_MS, RIDE_SLOTS } from './booking.ts';

export const RIDE_CENTRE = {
  seats: 50,
  bufferMinutes: 120,
  /** Two days. */
  noticeMinutes: 2_880,
  /** What the minutes between two slots may be: an hour has a whole number of them. */
  stepMinutes: [15, 20, 30, 60],
  closings: 60,
  /** A closing of more is a place that gives no rides. */
  closingMs: 62 * DAY_MS,
  motorcycles: 200,
  reason: 120,
} as const;

/** No two rides that share something begin further apart than this and still touch. */
export const WIDEST_APART_MS = RIDE_SLOTS.lengthMs + RIDE_CENTRE.bufferMinutes * MINUTE_MS;

interface CentreRules {
  readonly stepMinutes: number;
  readonly bufferMinutes: number;
  readonly noticeMinutes: number;
}

/** When rides of a centre begin; staff book for somebody who stands before them. */
export const rulesOf = (
  { stepMinutes, bufferMinutes, noticeMinutes }: CentreRules,
  by: 'rider' | 'staff' = 'rider',
): SlotRules => ({
  ...RIDE_SLOTS,
  stepMs: stepMinutes * MINUTE_MS,
  bufferMs: bufferMinutes * MINUTE_MS,
  noticeMs: by === 'staff' ? DESK_NOTICE_MS : noticeMinutes * MINUTE_MS,
});

const whole = (most: number) =>
  v.pipe(
    v.number('number'),
    v.integer('number'),
    v.minValue(0, 'number'),
    v.maxValue(most, 'number'),
  );

const moment = v.pipe(v.number('date'), v.integer('date'), v.minValue(0, 'date'));

const id = v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(64, 'required'));

const isSpan = ({
  fromAt,
  untilAt,
}: {
  readonly fromAt: number | null;
  readonly untilAt: number | null;
}) => fromAt === null || untilAt === null || fromAt < untilAt;

/** When a motorcycle is away; null is open to that side, both null is never. */
const motorcycleAway = v.pipe(
  v.object({ id, fromAt: v.nullable(moment), untilAt: v.nullable(moment) }),
  v.check((span) => isSpan(span), 'time.order'),
);

/** A span without rides though the centre is open. */
const rideClosing = v.pipe(
  v.object({
    fromAt: moment,
    untilAt: moment,
    reason: v.pipe(
      v.string('required'),
      v.trim(),
      v.nonEmpty('required'),
      v.maxLength(RIDE_CENTRE.reason, 'note.too-long'),
    ),
  }),
  v.check((span) => isSpan(span), 'time.order'),
  v.check(({ fromAt, untilAt }) => untilAt - fromAt <= RIDE_CENTRE.closingMs, 'time.order'),
);

/** What staff set for the rides of a centre; the form and the server check the same. */
export const RideCentreParam = v.object({
  seats: whole(RIDE_CENTRE.seats),
  /** Absent leaves it as it is. */
  stepMinutes: v.nullish(v.picklist(RIDE_CENTRE.stepMinutes, 'number'), null),
  bufferMinutes: whole(RIDE_CENTRE.bufferMinutes),
  noticeMinutes: whole(RIDE_CENTRE.noticeMinutes),
  dealerSlug: v.pipe(v.string('required'), v.nonEmpty('required'), v.maxLength(100, 'required')),
  version: whole(Number.MAX_SAFE_INTEGER),
  motorcycles: v.pipe(v.array(motorcycleAway), v.maxLength(RIDE_CENTRE.motorcycles, 'too-many')),
  closings: v.pipe(v.array(rideClosing), v.maxLength(RIDE_CENTRE.closings, 'too-many')),
});
export type RideCentreInput = v.InferOutput<typeof RideCentreParam>;
