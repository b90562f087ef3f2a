import { createMiddleware } from 'hono/factory';
import type { Env } from '#edge/env.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import type { AppEnv } from './state.ts';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * An embedded instance is reached as localhost or by its number, on a port chosen at start. The
 * name must be a loopback one, so a rebound DNS name of an attacker does not pass.
 */
const isOwnLoopback = (origin: string, host: string | undefined): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  return LOOPBACK.has(url.hostname) && url.host === host;
};

/**
 * Browsers name the origin of every cross-site POST, so a wrong one is refused and a missing one is
 * no browser's. SameSite=Strict on the cookie is the second lock.
 */
export const csrf = ({ ALVA_ENV, SITE_ORIGIN }: Env) =>
  createMiddleware<AppEnv>(async function csrf(c, next) {
    if (SAFE.has(c.req.method)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site');
    const ours =
      origin === undefined ||
      origin === SITE_ORIGIN ||
      (ALVA_ENV === 'embedded' && isOwnLoopback(origin, c.req.header('host')));
    if (!ours || (site !== undefined && site !== 'same-origin' && site !== 'none'))
      throw new Refusal('CROSS_SITE_REQUEST', 'Requests from other sites are not accepted.');
    return next();
  });
