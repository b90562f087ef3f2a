import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Undefined from the end on: then the waiting is over. Both in epoch ms. */
export const timeLeft = (end: number, now: number): TimeLeft | undefined => {
  const left = end - now;
  if (left <= 0) return undefined;
  return {
    days: Math.floor(left / DAY_MS),
    hours: Math.floor((left % DAY_MS) / HOUR_MS),
    minutes: Math.floor((left % HOUR_MS) / MINUTE_MS),
    seconds: Math.floor((left % MINUTE_MS) / SECOND_MS),
  };
};
