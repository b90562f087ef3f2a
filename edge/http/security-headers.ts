import { createMiddleware } from 'hono/factory';
import { BFF_VERSION_HEADER } from '#edge/contract/version-headers.ts';
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

/** Headers of data, not of pages (those are the web's), and which version answers; on every answer, whoever wrote it. */
export const securityHeaders = ({ tls, version }: { tls: boolean; version: string }) => {
  const fixed = { ...HEADERS, ...(tls && HSTS), [BFF_VERSION_HEADER]: version };
  return createMiddleware<AppEnv>(async function securityHeaders(c, next) {
    const state = c.get('state');
    state.headers = { ...fixed, 'x-request-id': state.requestId };
    await next();
    if (state.status !== undefined) return;
    const { headers } = c.res;
    for (const name in state.headers)
      if (!headers.has(name)) headers.set(name, state.headers[name] ?? '');
  });
};
