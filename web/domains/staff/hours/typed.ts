import { DAY_MINUTES, type Span } from '#edge/contract/hours.ts';
import { dayAt, midnightOf } from '#edge/contract/slots.ts';
import { DAY_MS } from '#edge/contract/time.ts';
import type { TimeZone } from '#edge/contract/time-zones.ts';

/** One day of the week as it is typed: closed, or from when to when. */
export interface TypedDay {
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
  /** Further spans of the day, which stay as they are. */
  readonly more: readonly { readonly opens: string; readonly closes: string }[];
}

/** Days out of the ordinary: closed all day, or open at other times as well. */
export interface TypedException {
  readonly key: string;
  readonly first: string;
  readonly last: string;
  readonly isOpen: boolean;
  /** Kept as it is: its bounds are no whole days, e.g. an afternoon. */
  readonly exact?: { readonly from: number; readonly to: number };
}

const clock = (minute: number): string => {
  const of = minute % DAY_MINUTES;
  const pad = (value: number): string => String(value).padStart(2, '0');
  return `${pad(Math.floor(of / 60))}:${pad(of % 60)}`;
};

/** Seven days, Monday first. */
export const typedWeek = (week: readonly { from: number; to: number }[]): TypedDay[] =>
  Array.from({ length: 7 }, (_, day): TypedDay => {
    const spans = week
      .filter(({ from }) => Math.floor(from / DAY_MINUTES) === day)
      .map(({ from, to }) => ({ opens: clock(from), closes: clock(to) }));
    const [first, ...more] = spans;
    return first === undefined
      ? { isOpen: false, opens: '09:00', closes: '18:00', more: [] }
      : { isOpen: true, ...first, more };
  });

/** As the server takes it. */
export const weekOf = (days: readonly TypedDay[]) =>
  days.flatMap(({ isOpen, opens, closes, more }, at) =>
    isOpen ? [{ opens, closes }, ...more].map((span) => ({ day: at + 1, ...span })) : [],
  );

export const typedExceptions = (
  exceptions: readonly { from: string; to: string; open: boolean }[],
  zone: TimeZone,
): TypedException[] =>
  exceptions.map(({ from, to, open }, at): TypedException => {
    const span: Span = [Date.parse(from), Date.parse(to)];
    const first = dayAt(span[0], zone);
    const last = dayAt(span[1] - 1, zone);
    const isWhole =
      midnightOf(first, zone) === span[0] && midnightOf(last, zone) + DAY_MS === span[1];
    return {
      key: `kept ${at}`,
      first,
      last,
      isOpen: open,
      ...(!isWhole && { exact: { from: span[0], to: span[1] } }),
    };
  });

/** Those whose days are chosen, as the server takes them. */
export const exceptionsOf = (typed: readonly TypedException[], zone: TimeZone) =>
  typed.flatMap(({ first, last, isOpen, exact }) => {
    const from = exact?.from ?? midnightOf(first, zone);
    const to = exact?.to ?? midnightOf(last || first, zone) + DAY_MS;
    if (Number.isNaN(from) || Number.isNaN(to)) return [];
    return [{ from: new Date(from).toISOString(), to: new Date(to).toISOString(), open: isOpen }];
  });
