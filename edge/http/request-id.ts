import { createMiddleware } from 'hono/factory';
import type { AddressOf, AppEnv } from './state.ts';

/** Opens the request's state. The id is always ours: a client's could be made to collide or to forge log lines. */
export const requestId = (addressOf: AddressOf) =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID();
    c.set('state', {
      requestId: id,
      address: addressOf(c.req.raw),
      startedAt: performance.now(),
      headers: { 'x-request-id': id },
      trips: 0,
      statements: 0,
      sqlMs: 0,
    });
    await next();
  });
