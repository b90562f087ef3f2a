import { DAY_MS } from '#edge/contract/time.ts';

export type Standing = 'upcoming' | 'running' | 'last-days' | 'ended';

const LAST_DAYS_MS = 7 * DAY_MS;

export interface Period {
  /** ISO moments; null where it is open on that side. */
  readonly valid_from: string | null;
  readonly valid_until: string | null;
}

/** Where an offer stands at a moment (epoch ms). Its end is the first moment it no longer holds. */
export const standingOf = ({ valid_from, valid_until }: Period, now: number): Standing => {
  const from = valid_from === null ? Number.NEGATIVE_INFINITY : Date.parse(valid_from);
  const until = valid_until === null ? Number.POSITIVE_INFINITY : Date.parse(valid_until);
  if (now >= until) return 'ended';
  if (now < from) return 'upcoming';
  return until - now <= LAST_DAYS_MS ? 'last-days' : 'running';
};

/** The last day on which an offer holds, as a moment within it. */
export const lastMoment = (validUntil: string): number => Date.parse(validUntil) - 1;
