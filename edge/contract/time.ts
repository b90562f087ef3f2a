/** Lengths of time in milliseconds. */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Jakarta’s clock is this far ahead of UTC, all year. */
export const JAKARTA_MS = 7 * HOUR_MS;

/** Epoch ms at which the calendar day of `now` began in Jakarta. */
export const startOfDayInJakarta = (now: number): number =>
  Math.floor((now + JAKARTA_MS) / DAY_MS) * DAY_MS - JAKARTA_MS;

/** The calendar day in Jakarta as `YYYY-MM-DD`. */
export const dayInJakarta = (at: number): string =>
  new Date(at + JAKARTA_MS).toISOString().slice(0, 10);

/** Epoch ms at which such a day begins in Jakarta; `NaN` for what is no day. */
export const jakartaMidnight = (day: string): number => Date.parse(`${day}T00:00:00+07:00`);

/** Epoch ms as ISO 8601 in UTC, as the wire has it. */
export const iso = (at: number): string => new Date(at).toISOString();

export const isoOrNull = (at: number | null | undefined): string | null =>
  at === null || at === undefined ? null : iso(at);
