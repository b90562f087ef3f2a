import { createMiddleware } from 'hono/factory';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AppEnv } from './state.ts';

/**
 * Sends whoever stood in the server's line for too long away with 503 and `Retry-After`. Workers have no line:
 * there are as many as it takes.
 */
export const admission = () =>
  createMiddleware<AppEnv>(async function admission(c, next) {
    if (c.env?.isSentAway !== true) return next();
    throw new Refusal('UNAVAILABLE', 'Too many people at once. Please try again in a moment.');
  });
