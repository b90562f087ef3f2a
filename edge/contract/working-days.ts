import { DAY_MS, dayInJakarta, startOfDayInJakarta } from './time.ts';

/**
 * Days on which banks do not work beside Saturday and Sunday: national and joint holidays as the
 * government decreed them. A year that is not in the list has only its weekends, so what is promised in it
 * is promised sooner, never later.
 */
const BANK_HOLIDAYS: ReadonlySet<string> = new Set([
  '2026-01-01',
  '2026-01-16',
  '2026-02-16',
  '2026-02-17',
  '2026-03-18',
  '2026-03-19',
  '2026-03-20',
  '2026-03-23',
  '2026-03-24',
  '2026-04-03',
  '2026-05-01',
  '2026-05-14',
  '2026-05-15',
  '2026-05-27',
  '2026-05-28',
  '2026-06-01',
  '2026-06-16',
  '2026-08-17',
  '2026-08-25',
  '2026-12-24',
  '2026-12-25',
]);

const WEEKEND: readonly number[] = [0, 6];

/** Whether banks in Indonesia work on the calendar day that `at` falls on in Jakarta. */
const isWorkingDay = (at: number): boolean => {
  const day = dayInJakarta(at);
  return !WEEKEND.includes(new Date(`${day}T00:00:00Z`).getUTCDay()) && !BANK_HOLIDAYS.has(day);
};

/**
 * The last millisecond of the working day that is so many after the day of `from`, in Jakarta.
 * @param from epoch ms; its own day does not count
 */
export const endOfWorkingDay = (from: number, days: number): number => {
  let day = startOfDayInJakarta(from);
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (isWorkingDay(day)) left--;
  }
  return day + DAY_MS - 1;
};

/** Working days from the day of one moment to the day of another; 0 on the same day. */
export const workingDaysUntil = (from: number, to: number): number => {
  let days = 0;
  for (let day = startOfDayInJakarta(from) + DAY_MS; day <= to; day += DAY_MS)
    if (isWorkingDay(day)) days++;
  return days;
};

/** Working days between two moments, whole ones and parts. */
export const workingDaysBetween = (from: number, to: number): number => {
  let days = 0;
  for (let at = from; at < to; at += DAY_MS) {
    if (!isWorkingDay(at)) continue;
    days += Math.min(1, (to - at) / DAY_MS);
  }
  return days;
};
