import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './state.ts';

const HEADERS: readonly (readonly [string, string])[] = [
  ['content-security-policy', "default-src 'none'; frame-ancestors 'none'"],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'no-referrer'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['cache-control', 'no-store'],
];

/** Two years, as the preload list asks; only where the site is served over TLS. */
const HSTS = 'max-age=63072000; includeSubDomains; preload';

/**
 * Headers of data, not of pages (those are the web's). Set before the handler runs: changing a
 * finished `Response` would copy it.
 */
export const securityHeaders = ({ tls }: { tls: boolean }) =>
  createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    for (const [name, value] of HEADERS) c.header(name, value);
    if (tls) c.header('strict-transport-security', HSTS);
    await next();
  });
