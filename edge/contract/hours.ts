import { MINUTE_MS } from './time.ts';
import { TIME_ZONES, type TimeZone } from './time-zones.ts';

/**
 * Opening hours as one list of spans in minutes since Monday 00:00 of the place's own clock. A span
 * that runs past midnight simply ends later (`[1320, 1560]` is Monday 22:00 to Tuesday 02:00), so
 * SQL, server and browser answer "open at this minute" with one comparison.
 */
export interface OpeningHours {
  /** Open day and night; `week` is then empty. */
  readonly always: boolean;
  readonly week: readonly Span[];
  /** Exceptional openings and closings, epoch milliseconds; a closing wins over everything. */
  readonly openings: readonly Span[];
  readonly closings: readonly Span[];
}

/** `[from, to)`. */
export type Span = readonly [from: number, to: number];

export const DAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

type Day = (typeof DAYS)[number];

export const DAY_MINUTES = 1440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;
/** Epoch minute 0 was a Thursday. */
export const EPOCH_MINUTE_OF_WEEK = 3 * DAY_MINUTES;

export const ALWAYS_OPEN: OpeningHours = { always: true, week: [], openings: [], closings: [] };

export const minuteOfWeek = (at: number, zone: TimeZone): number =>
  (Math.floor(at / MINUTE_MS) + TIME_ZONES[zone] + EPOCH_MINUTE_OF_WEEK) % WEEK_MINUTES;

const holds = (span: Span, value: number): boolean => span[0] <= value && value < span[1];

/** Unknown hours (`null`) answer `null`: a filter for "open" must not take that for a yes. */
export const isOpenAt = (
  hours: OpeningHours | null,
  zone: TimeZone,
  at: number,
): boolean | null => {
  if (hours === null) return null;
  if (hours.closings.some((span) => holds(span, at))) return false;
  if (hours.always || hours.openings.some((span) => holds(span, at))) return true;
  const minute = minuteOfWeek(at, zone);
  return hours.week.some((span) => holds(span, minute) || holds(span, minute + WEEK_MINUTES));
};

/** Openings of the week around a moment as epoch ms, those that began the week before or begin in the next one too. */
const weekAround = ({ week }: OpeningHours, zone: TimeZone, at: number): Span[] => {
  const weekStart = Math.floor(at / MINUTE_MS) - minuteOfWeek(at, zone);
  return [-WEEK_MINUTES, 0, WEEK_MINUTES].flatMap((shift) =>
    week.map(
      ([from, to]) =>
        [(weekStart + shift + from) * MINUTE_MS, (weekStart + shift + to) * MINUTE_MS] as const,
    ),
  );
};

/** Whether a place is open from the first to the last moment of `[from, to)`, epoch ms, without a break. */
export const isOpenThroughout = (
  hours: OpeningHours | null,
  zone: TimeZone,
  [from, to]: Span,
): boolean => {
  if (hours === null || hours.closings.some(([begins, ends]) => begins < to && ends > from))
    return false;
  if (hours.always) return true;
  const open = [...hours.openings, ...weekAround(hours, zone, from)];
  let reached = from;
  while (reached < to) {
    const ends = open.filter((span) => holds(span, reached)).map(([, end]) => end);
    if (ends.length === 0) return false;
    reached = Math.max(...ends);
  }
  return true;
};

export interface DayHours {
  readonly day: Day;
  /** `08:00-21:00`, several spans separated by a comma, empty when closed. */
  readonly time: string;
}

const clock = (minute: number): string => {
  const inDay = minute % DAY_MINUTES;
  const pad = (n: number): string => String(n).padStart(2, '0');
  return `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`;
};

const print = ([from, to]: Span): string =>
  `${clock(from)}-${to - from === DAY_MINUTES || (to % DAY_MINUTES === 0 && to > from) ? '24:00' : clock(to)}`;

/** The week as the specification lists it: seven rows, Monday first. */
export const weekOf = (hours: OpeningHours | null): DayHours[] =>
  hours === null
    ? []
    : DAYS.map((day, index) => ({
        day,
        time: hours.always
          ? '00:00-24:00'
          : hours.week
              .filter(([from]) => Math.floor(from / DAY_MINUTES) === index)
              .map(print)
              .join(', '),
      }));

export interface HoursException {
  /** Epoch ms. */
  readonly from: number;
  readonly to: number;
  readonly open: boolean;
}

const SOON_DAYS = 30;

/** Openings and closings out of the ordinary that are going on or begin within a month, soonest first. */
export const exceptionsSoon = (hours: OpeningHours | null, now: number): HoursException[] => {
  const soon = now + SOON_DAYS * DAY_MINUTES * MINUTE_MS;
  const of = (spans: readonly Span[], open: boolean): HoursException[] =>
    spans.filter(([from, to]) => to > now && from < soon).map(([from, to]) => ({ from, to, open }));
  return [...of(hours?.openings ?? [], true), ...of(hours?.closings ?? [], false)].sort(
    (a, b) => a.from - b.from,
  );
};

/** Today's hours on the place's clock; `24/7` when it never closes, `null` when nobody knows. */
export const hoursToday = (
  hours: OpeningHours | null,
  zone: TimeZone,
  now: number,
): string | null => {
  if (hours === null) return null;
  if (hours.always) return '24/7';
  const day = Math.floor(minuteOfWeek(now, zone) / DAY_MINUTES);
  return weekOf(hours)[day]?.time ?? '';
};

/** The same span on each of the days, numbered 1 (Monday) to 7; a closing at or before the opening is the next day. */
export const daily = (days: readonly number[], opens: string, closes: string): Span[] => {
  const minutes = (text: string): number => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return hour * 60 + minute;
  };
  const from = minutes(opens);
  const end = minutes(closes);
  const to = end <= from ? end + DAY_MINUTES : end;
  return days.map((day) => [(day - 1) * DAY_MINUTES + from, (day - 1) * DAY_MINUTES + to] as const);
};
