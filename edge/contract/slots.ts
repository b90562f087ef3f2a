import { isOpenThroughout, type OpeningHours } from './hours.ts';
import { DAY_MS, MINUTE_MS } from './time.ts';
import { TIME_ZONES, type TimeZone } from './time-zones.ts';

/** When appointments of a kind may begin. All in milliseconds. */
export interface SlotRules {
  /** Between the beginnings of two slots, counted from midnight at the place. */
  readonly stepMs: number;
  readonly lengthMs: number;
  /** What a seat needs between the end of one appointment and the beginning of the next. */
  readonly bufferMs: number;
  /** How long before its beginning a slot can be taken at the latest. */
  readonly noticeMs: number;
  /** How far ahead slots are given. */
  readonly aheadMs: number;
}

/** When the place is open, by its own clock. Hours that nobody knows give no slot. */
export interface SlotPlace {
  readonly hours: OpeningHours | null;
  readonly zone: TimeZone;
}

/** Something that only one appointment can have at a time, e.g. a motorcycle of a centre. */
export interface Resource {
  readonly id: string;
  /** Not available in `[from, until)`, epoch ms; null is open to that side, both null is always available. */
  readonly outFromAt: number | null;
  readonly outUntilAt: number | null;
}

/** When nothing is given though the place is open: `[from, until)`, epoch ms. */
export interface Span {
  readonly fromAt: number;
  readonly untilAt: number;
}

/** An appointment that holds a seat, and a resource where there are such. */
export interface Taken {
  readonly slotAt: number;
  /** From 1. */
  readonly seat: number;
  readonly resourceId?: string;
}

const offsetOf = (zone: TimeZone): number => TIME_ZONES[zone] * MINUTE_MS;

/** Midnight at the beginning of a calendar day (`YYYY-MM-DD`) on the clock of the place, epoch ms; NaN for what is no day. */
export const midnightOf = (day: string, zone: TimeZone): number =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) - offsetOf(zone) : NaN;

/** The calendar day of a moment on the clock of the place: `YYYY-MM-DD`. */
export const dayAt = (at: number, zone: TimeZone): string =>
  new Date(at + offsetOf(zone)).toISOString().slice(0, 10);

/** Whether an appointment can begin then: at a step, and the place is open until it ends, past midnight too. */
export const isSlotOf = (
  { stepMs, lengthMs }: SlotRules,
  { hours, zone }: SlotPlace,
  at: number,
): boolean =>
  Number.isSafeInteger(at) &&
  (at + offsetOf(zone)) % stepMs === 0 &&
  isOpenThroughout(hours, zone, [at, at + lengthMs]);

/** Beginnings of all slots of a calendar day at the place, epoch ms, whether taken or not. */
export const slotsOfDay = (rules: SlotRules, place: SlotPlace, day: string): number[] => {
  const start = midnightOf(day, place.zone);
  if (Number.isNaN(start)) return [];
  const slots: number[] = [];
  for (let at = start; at < start + DAY_MS; at += rules.stepMs)
    if (isSlotOf(rules, place, at)) slots.push(at);
  return slots;
};

/** Whether a slot may still be taken, or is not given yet. */
export const isBookable = ({ noticeMs, aheadMs }: SlotRules, at: number, now: number): boolean =>
  at >= now + noticeMs && at <= now + aheadMs;

/** How far apart two appointments with one seat begin at least. */
export const apartMs = ({ lengthMs, bufferMs }: SlotRules): number => lengthMs + bufferMs;

const near = (rules: SlotRules, at: number) => (other: Taken) =>
  Math.abs(other.slotAt - at) < apartMs(rules);

const isOut = ({ outFromAt, outUntilAt }: Resource, from: number, to: number): boolean =>
  (outFromAt !== null || outUntilAt !== null) &&
  (outFromAt ?? -Infinity) < to &&
  (outUntilAt ?? Infinity) > from;

/** What is free at a moment: seats from 1 to `seats`, and resources that are neither out nor taken. */
export const freeAt = (
  rules: SlotRules,
  what: {
    readonly seats: number;
    readonly resources: readonly Resource[];
    readonly taken: readonly Taken[];
    readonly closings?: readonly Span[];
  },
  at: number,
): { readonly seats: readonly number[]; readonly resources: readonly string[] } => {
  const end = at + rules.lengthMs;
  if (what.closings?.some(({ fromAt, untilAt }) => fromAt < end && untilAt > at))
    return { seats: [], resources: [] };
  const around = what.taken.filter(near(rules, at));
  const seats = Array.from({ length: what.seats }, (_, index) => index + 1);
  return {
    seats: seats.filter((seat) => !around.some((each) => each.seat === seat)),
    resources: what.resources
      .filter((resource) => !isOut(resource, at, end))
      .map(({ id }) => id)
      .filter((id) => !around.some(({ resourceId }) => resourceId === id)),
  };
};
