/** Whether a day exists in the Gregorian calendar. `month` from 1. */
export const isRealDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  // Years below 100 mean 19xx to Date.UTC; comparing the year refuses them.
  return (
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  );
};
