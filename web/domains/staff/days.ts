/** When a day of Jakarta begins, epoch ms; `NaN` for what is no day. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);

/** The beginning of the day that an address names; days that are no days are today. */
export const momentIn = (day: string | null): string | null =>
  day !== null && /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
    ? new Date(startOf(day)).toISOString()
    : null;
