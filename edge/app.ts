import { Hono } from 'hono';
import { accessLog } from './http/access-log.ts';
import { csrf } from './http/csrf.ts';
import { notFound, onError } from './http/errors.ts';
import { health } from './http/health.ts';
import { type RateLimiter, rateLimit } from './http/rate-limit.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { AddressOf, AppEnv } from './http/state.ts';
import type { Deps } from './platform/deps.ts';

export interface AppOptions {
  readonly addressOf: AddressOf;
  readonly limiter: RateLimiter;
}

/** The whole BFF: middleware order and routes. It does not know whether it runs in Node or in a Worker. */
export const createApp = (deps: Deps, { addressOf, limiter }: AppOptions) => {
  const { env, log } = deps;
  const app = new Hono<AppEnv>();
  app.onError(onError(log));
  app.notFound(notFound);
  app.use(requestId(addressOf));
  app.use(accessLog(log));
  app.use(securityHeaders({ tls: env.SITE_ORIGIN.startsWith('https:') }));
  app.get('/api/health', health(deps));
  app.use(rateLimit(limiter));
  app.use(csrf(env));
  return app;
};

export type App = ReturnType<typeof createApp>;
