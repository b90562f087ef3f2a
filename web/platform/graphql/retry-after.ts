import { HOUR_MS } from '#edge/contract/time.ts';

/** The longest a server may put a request off with `Retry-After`. */
export const LONGEST_WAIT_MS = HOUR_MS;

/** `Retry-After` (RFC 9110 §10.2.3) in milliseconds; `undefined` when the answer has none. */
export const retryAfter = (headers: Headers, now: number): number | undefined => {
  const text = headers.get('retry-after')?.trim() ?? '';
  const ms = /^\d+$/.test(text)
    ? Number(text) * 1000
    : Date.parse(text) - (Date.parse(headers.get('date') ?? '') || now);
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, LONGEST_WAIT_MS) : undefined;
};
