import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './state.ts';

const HEADERS: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Two years, as the preload list asks; only where the site is served over TLS. */
const HSTS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' };

/** Headers of data, not of pages (those are the web's); every answer's begin as these. */
export const fixedHeaders = ({ tls }: { tls: boolean }): Headers =>
  new Headers(tls ? { ...HEADERS, ...HSTS } : HEADERS);

/** The gathered headers on answers that `reply` did not write; what these say of their own stays. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next();
  const state = c.get('state');
  if (state.status !== undefined) return;
  const { headers } = c.res;
  for (const [name, value] of state.headers) if (!headers.has(name)) headers.set(name, value);
});
