import { createMiddleware } from 'hono/factory';
import type { AddressOf, AppEnv } from './state.ts';

/**
 * Opens the request's state. The id is always ours: a client's could be made to collide or to forge log
 * lines.
 * @param fixed headers that every answer begins with
 */
export const requestId = (addressOf: AddressOf, fixed: Headers) =>
  createMiddleware<AppEnv>(async function requestId(c, next) {
    const id = crypto.randomUUID();
    const headers = new Headers(fixed);
    headers.set('x-request-id', id);
    c.set('state', {
      requestId: id,
      address: addressOf(c.req.raw),
      startedAt: performance.now(),
      headers,
      trips: 0,
      statements: 0,
      sqlMs: 0,
    });
    await next();
  });
