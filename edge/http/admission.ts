import { createMiddleware } from 'hono/factory';
import { URGENCY_HEADER } from '#edge/contract/urgency.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AppEnv } from './state.ts';

/**
 * For how long a request may have stood behind others, in ms: beyond that it is refused at once, which costs
 * next to nothing, and everybody else's answer comes the sooner. What devices do by themselves gives way
 * first; the patience with a call for help is longer than any queue this process lets grow.
 */
export const MOST_WAIT_MS = { later: 100, usual: 500, now: 5_000 } as const;

/** `Retry-After`, in seconds: spread, so that those who are sent away do not come back together. */
export const RETRY_AFTER_S = { from: 2, to: 12 } as const;

/** Other servers' news about money come with a signature, and not again for minutes. */
const NEWS_OF_MONEY = /^\/api\/(?:payments|financing)\//;

const patienceWith = (urgency: string | undefined, path: string): number => {
  if (urgency === 'now' || NEWS_OF_MONEY.test(path)) return MOST_WAIT_MS.now;
  return urgency === 'later' ? MOST_WAIT_MS.later : MOST_WAIT_MS.usual;
};

/**
 * Where the server says how long a request has waited (a Node process; Workers are as many as it takes), sends
 * whoever would wait too long away with 503 and `Retry-After`, before queues grow.
 */
export const admission = (random: () => number = Math.random) =>
  createMiddleware<AppEnv>(async function admission(c, next) {
    const waitedMs = c.env?.waitedMs ?? 0;
    // Whether the server answers at all is answered in any case.
    if (c.req.path === '/api/health') return next();
    if (waitedMs <= patienceWith(c.req.header(URGENCY_HEADER), c.req.path)) return next();
    const { from, to } = RETRY_AFTER_S;
    c.get('state').headers['retry-after'] = String(from + Math.floor(random() * (to - from + 1)));
    throw new Refusal('UNAVAILABLE', 'Too many people at once. Please try again in a moment.');
  });
