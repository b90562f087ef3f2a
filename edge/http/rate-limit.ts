import { createMiddleware } from 'hono/factory';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AppEnv } from './state.ts';

/**
 * Holds off floods only; it may forget. Counters against guessing codes are strict and live in the
 * store.
 */
export interface RateLimiter {
  /** @returns whether one more request of this key is welcome */
  allows(key: string): Promise<boolean>;
}

/** Cloudflare's binding; its limit and period are set in wrangler.toml. */
export interface LimiterBinding {
  limit(options: { key: string }): Promise<{ success: boolean }>;
}

export const platformLimiter = (binding: LimiterBinding): RateLimiter => ({
  allows: async (key) => (await binding.limit({ key })).success,
});

const WINDOW_MS = MINUTE_MS;
const MAX_KEYS = 10_000;

/** Fixed windows in memory, for one process. */
export const memoryLimiter = (perMinute: number, clock: () => number): RateLimiter => {
  let counts = new Map<string, number>();
  let windowEnds = 0;
  return {
    allows: async (key) => {
      const now = clock();
      if (now >= windowEnds || counts.size > MAX_KEYS) {
        counts = new Map();
        windowEnds = now + WINDOW_MS;
      }
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return count <= perMinute;
    },
  };
};

export const rateLimit = (limiter: RateLimiter) =>
  createMiddleware<AppEnv>(async function rateLimit(c, next) {
    if (!(await limiter.allows(c.get('state').address))) {
      c.get('state').headers['retry-after'] = '60';
      throw new Refusal('RATE_LIMITED', 'Too many requests. Please try again in a minute.');
    }
    await next();
  });
