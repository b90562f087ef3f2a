import { createMiddleware } from 'hono/factory';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AppEnv } from './state.ts';

/** `Retry-After`, in seconds: spread, so that those who are sent away do not come back together. */
export const RETRY_AFTER_S = { from: 2, to: 12 } as const;

export const retryAfterCrowd = (random: () => number = Math.random): string => {
  const { from, to } = RETRY_AFTER_S;
  return String(from + Math.floor(random() * (to - from + 1)));
};

/**
 * Sends whoever stood in the server's line for too long away with 503 and `Retry-After`. Workers have no line:
 * there are as many as it takes.
 */
export const admission = () =>
  createMiddleware<AppEnv>(async function admission(c, next) {
    if (c.env?.isSentAway !== true) return next();
    c.get('state').headers['retry-after'] = retryAfterCrowd();
    throw new Refusal('UNAVAILABLE', 'Too many people at once. Please try again in a moment.');
  });
