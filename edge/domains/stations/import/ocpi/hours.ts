import * as v from 'valibot';
import { ALWAYS_OPEN, daily, type OpeningHours, type Span } from '#edge/contract/hours.ts';
import { Hours } from './shape.ts';
import { timeOf } from './time.ts';

interface Period {
  readonly period_begin: string;
  readonly period_end: string;
}

const spanOf = ({ period_begin, period_end }: Period): Span => [
  timeOf(period_begin) ?? Number.NaN,
  timeOf(period_end) ?? Number.NaN,
];

const isSpan = ([from, to]: Span): boolean => Number.isFinite(from) && from < to;

/** OCPI's opening times; `undefined` when they make no sense, so that nobody relies on half of them. */
export const hoursOf = (given: unknown): OpeningHours | undefined => {
  const parsed = v.safeParse(Hours, given);
  if (!parsed.success) return undefined;
  const { twentyfourseven, regular_hours, exceptional_openings, exceptional_closings } =
    parsed.output;
  const openings = (exceptional_openings ?? []).map(spanOf);
  const closings = (exceptional_closings ?? []).map(spanOf);
  if (![...openings, ...closings].every(isSpan)) return undefined;
  if (twentyfourseven) return { ...ALWAYS_OPEN, openings, closings };
  const week = (regular_hours ?? []).flatMap(({ weekday, period_begin, period_end }) =>
    daily([weekday], period_begin, period_end),
  );
  // No hours at all is no word about them, rather than "never open".
  if (week.length === 0 && openings.length === 0) return undefined;
  return { always: false, week, openings, closings };
};
