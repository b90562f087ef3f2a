import { createMiddleware } from 'hono/factory';
import { BODY_LIMITS } from '#edge/contract/limits.ts';
import { limitBytes } from '#edge/platform/read-bytes.ts';
import { Refusal } from '#edge/platform/refusal.ts';
import { isMultipart } from './media-type.ts';
import type { AppEnv } from './state.ts';

const tooLarge = (): Refusal => new Refusal('PAYLOAD_TOO_LARGE', 'The request is too large.');

const limitOf = (path: string, contentType: string | undefined): number => {
  if (path === '/graphql' && isMultipart(contentType ?? null)) return BODY_LIMITS.upload;
  const own: Readonly<Record<string, number>> = BODY_LIMITS;
  return Object.hasOwn(own, path) ? (own[path] ?? BODY_LIMITS.other) : BODY_LIMITS.other;
};

/**
 * Bounds the body of every request, read or not. A claimed length is enforced by the server that parsed
 * the request; a body without one is counted while it arrives.
 */
export const limitBody = () =>
  createMiddleware<AppEnv>(async function limitBody(c, next) {
    const { method, raw } = c.req;
    if (method === 'GET' || method === 'HEAD') return next();
    const limit = limitOf(c.req.path, c.req.header('content-type'));
    const claimed = c.req.header('content-length');
    if (claimed !== undefined) {
      if (!(Number(claimed) <= limit)) throw tooLarge();
    } else if (raw.body !== null) {
      // `duplex` is required in Node, and not yet among the types.
      const body = limitBytes(raw.body, limit, tooLarge);
      const init = { method, headers: raw.headers, signal: raw.signal, body, duplex: 'half' };
      // Made of its parts: Node's server hands over one that `Request` would not copy.
      c.req.raw = new Request(raw.url, init as RequestInit);
    }
    return next();
  });
