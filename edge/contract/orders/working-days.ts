import { DAY_MS, dayInJakarta, startOfDayInJakarta } from '#edge/contract/time.ts';

/**
 * National holidays of Indonesia (decree of three ministers for 2026; of 2027 those with a fixed day and
 * the others as the calendars compute them). One too many only gives a customer more time.
 */
const HOLIDAYS: ReadonlySet<string> = new Set([
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
]);

/** Holidays whose day is the same every year, for years that have no list yet. */
const EVERY_YEAR: ReadonlySet<string> = new Set(['01-01', '05-01', '06-01', '08-17', '12-25']);

const isWorkingDay = (at: number): boolean => {
  const day = dayInJakarta(at);
  const weekday = new Date(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !HOLIDAYS.has(day) && !EVERY_YEAR.has(day.slice(5));
};

/**
 * The first moment after so many whole working days in Jakarta, none of them the day of `at` itself:
 * epoch ms, midnight after the last one.
 */
export const afterWorkingDays = (at: number, days: number): number => {
  let day = startOfDayInJakarta(at);
  for (let left = days; left > 0; ) {
    day += DAY_MS;
    if (isWorkingDay(day)) left--;
  }
  return day + DAY_MS;
};
