import { DAY_MS, dayInJakarta, startOfDayInJakarta } from './time.ts';

/**
 * National holidays of Indonesia (decree of three ministers for 2026; of 2027 those with a fixed day and
 * the others as the calendars compute them).
 */
const HOLIDAYS: readonly string[] = [
  '2026-01-01',
  '2026-01-16',
  '2026-02-17',
  '2026-03-19',
  '2026-03-20',
  '2026-04-03',
  '2026-05-01',
  '2026-05-14',
  '2026-05-27',
  '2026-06-01',
  '2026-06-16',
  '2026-08-17',
  '2026-08-25',
  '2026-12-25',
  '2027-01-01',
  '2027-01-05',
  '2027-03-08',
  '2027-03-10',
  '2027-03-11',
  '2027-03-26',
  '2027-05-06',
  '2027-05-20',
  '2027-06-01',
  '2027-08-17',
];

/** Holidays whose day is the same every year, for years that have no list yet. */
const EVERY_YEAR: ReadonlySet<string> = new Set(['01-01', '05-01', '06-01', '08-17', '12-25']);

/** Days before and after a holiday on which banks do not work either, as decreed (cuti bersama). */
const JOINT_HOLIDAYS: readonly string[] = [
  '2026-02-16',
  '2026-03-18',
  '2026-03-23',
  '2026-03-24',
  '2026-05-15',
  '2026-05-28',
  '2026-12-24',
];

const WEEKEND: readonly number[] = [0, 6];

type Calendar = ReadonlySet<string>;
const NATIONAL: Calendar = new Set(HOLIDAYS);
const BANKS: Calendar = new Set([...HOLIDAYS, ...JOINT_HOLIDAYS]);

/** Whether the calendar day that `at` falls on in Jakarta is one. */
const isWorkingDay = (at: number, calendar: Calendar): boolean => {
  const day = dayInJakarta(at);
  return (
    !WEEKEND.includes(new Date(day).getUTCDay()) &&
    !calendar.has(day) &&
    !EVERY_YEAR.has(day.slice(5))
  );
};

/** Midnight after the working day that is so many after the day of `from`, in Jakarta. */
const midnightAfter = (from: number, days: number, calendar: Calendar): number => {
  let day = startOfDayInJakarta(from);
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (isWorkingDay(day, calendar)) left--;
  }
  return day + DAY_MS;
};

/**
 * The first moment after so many whole working days in Jakarta, none of them the day of `from` itself.
 * @param from epoch ms
 */
export const afterWorkingDays = (from: number, days: number): number =>
  midnightAfter(from, days, NATIONAL);

/**
 * The last millisecond of the day that is so many working days of the banks after the day of `from`, in Jakarta.
 * @param from epoch ms; its own day does not count
 */
export const endOfWorkingDay = (from: number, days: number): number =>
  midnightAfter(from, days, BANKS) - 1;

/** Working days of the banks from the day of one moment to the day of another; 0 on the same day. */
export const workingDaysUntil = (from: number, to: number): number => {
  let days = 0;
  for (let day = startOfDayInJakarta(from) + DAY_MS; day <= to; day += DAY_MS)
    if (isWorkingDay(day, BANKS)) days++;
  return days;
};

/** Working days of the banks between two moments, whole ones and parts. */
export const workingDaysBetween = (from: number, to: number): number => {
  let days = 0;
  for (let at = from; at < to; at += DAY_MS) {
    if (!isWorkingDay(at, BANKS)) continue;
    days += Math.min(1, (to - at) / DAY_MS);
  }
  return days;
};
