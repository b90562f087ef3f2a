import { DAY_MS, dayInJakarta, jakartaMidnight, startOfDayInJakarta } from '#edge/contract/time.ts';

export const PERIODS = ['WEEK', 'MONTH', 'QUARTER', 'YEAR', 'ALL'] as const;
export type Period = (typeof PERIODS)[number];

const DAYS: Readonly<Record<Exclude<Period, 'ALL'>, number>> = {
  WEEK: 7,
  MONTH: 30,
  QUARTER: 91,
  YEAR: 364,
};

/** Days that a point of the chart is of. */
const STEP: Readonly<Record<Period, number>> = {
  WEEK: 1,
  MONTH: 1,
  QUARTER: 7,
  YEAR: 28,
  ALL: 28,
};

/** Two years of points at most for `ALL`: what came before is in the first one. */
const MOST_POINTS = 27;

/** The first moment that counts, epoch ms; today is the last of so many days of Jakarta. */
export const periodStart = (period: Period, now: number): number =>
  period === 'ALL' ? 0 : startOfDayInJakarta(now) - (DAYS[period] - 1) * DAY_MS;

export interface Span {
  /** The first and the last day, `YYYY-MM-DD` in Jakarta. */
  readonly from: string;
  readonly until: string;
}

/**
 * The spans a chart has a point for, first to last: no day of the period is in none or in two of them.
 * @param firstDay of all there is, for `ALL`
 */
export const spansOf = (period: Period, now: number, firstDay: string | null): readonly Span[] => {
  const today = startOfDayInJakarta(now);
  const step = STEP[period] * DAY_MS;
  const first =
    period === 'ALL' ? jakartaMidnight(firstDay ?? dayInJakarta(now)) : periodStart(period, now);
  const needed = Math.max(1, Math.ceil((today + DAY_MS - first) / step));
  const count = period === 'ALL' ? Math.min(MOST_POINTS, needed) : needed;
  return Array.from({ length: count }, (_, at) => {
    const until = today - (count - 1 - at) * step;
    const from = at === 0 ? Math.min(first, until) : until - step + DAY_MS;
    return { from: dayInJakarta(from), until: dayInJakarta(until) };
  });
};
