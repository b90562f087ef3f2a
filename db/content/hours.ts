import type { HoursColumn } from '#db/schema/stations-columns.ts';
import { DAY_MS, MINUTE_MS } from '#edge/contract/time.ts';

const MINUTES_A_DAY = DAY_MS / MINUTE_MS;
export const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
export const WEEKDAYS = [1, 2, 3, 4, 5];
export const WEEKEND = [6, 7];

const minutes = (text: string): number => {
  const [hour = 0, minute = 0] = text.split(':').map(Number);
  return hour * 60 + minute;
};

/** `08:00-21:00` on each of the days; an end at or before the start is on the next day. */
export const on = (days: readonly number[], span: string): [number, number][] => {
  const [opens = '', closes = ''] = span.split('-');
  const from = minutes(opens);
  const to = minutes(closes);
  return days.map((day) => [
    (day - 1) * MINUTES_A_DAY + from,
    (day - 1) * MINUTES_A_DAY + (to <= from ? to + MINUTES_A_DAY : to),
  ]);
};

export const week = (
  spans: readonly (readonly [number, number])[],
  closings: HoursColumn['closings'] = [],
): HoursColumn => ({ always: false, week: spans, openings: [], closings });

export const ALWAYS: HoursColumn = { always: true, week: [], openings: [], closings: [] };

/** Both days of Idul Fitri 1448 H, 10 and 11 March 2027, in a zone that many hours ahead of UTC. */
export const idulFitri = (offset: 7 | 8 | 9): [number, number] => [
  Date.UTC(2027, 2, 10, -offset),
  Date.UTC(2027, 2, 12, -offset),
];
