import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { PATIENCE_MS } from '#web/platform/page-head/site.ts';

/** What of an answer has to be the same in Node and in a worker. */
export interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Every other header is of the connection, of Next's own caches, or of the server's software. */
const MATTER = [
  'allow',
  'cache-control',
  'content-disposition',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'retry-after',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'x-nextjs-postponed',
  'x-nextjs-prerender',
  'x-nextjs-rewritten-path',
  'x-nextjs-rewritten-query',
  'x-nextjs-stale-time',
  'x-robots-tag',
] as const;

export interface Ask {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A cookie without its moment of expiry, which `Max-Age` says as well. */
const cookieOf = (cookie: string): string =>
  cookie
    .split('; ')
    .filter((part) => !part.startsWith('Expires='))
    .map((part) => part.toLowerCase())
    .sort()
    .join('; ');

/** Scripts have two names. */
const media = (type: string): string =>
  type.replace(/;\s*/g, '; ').toLowerCase().replace('application/javascript', 'text/javascript');

/** Where a redirect leads on the site; another site's address stays whole. */
const targetOf = (location: string, origin: string): string => {
  const to = new URL(location, origin);
  const query = new URLSearchParams(to.search).toString();
  const path = to.pathname + (query && `?${query}`);
  return to.origin === new URL(origin).origin ? path : to.href;
};

/** A timer may run a little early. */
const CLOCK_MS = 20;

/** The address as the router asks for it: Next redirects what comes without its query. */
const addressOf = async ({ path, headers = {} }: Ask): Promise<string> => {
  if (headers.rsc !== '1') return path;
  const query = await computeCacheBustingSearchParam(
    headers['next-router-prefetch'] as '1' | undefined,
    headers['next-router-segment-prefetch'],
    undefined,
    undefined,
  );
  return `${path}${path.includes('?') ? '&' : '?'}_rsc=${query}`;
};

/**
 * What the site answers. A page that waits for its BFF in vain goes out without its record, which is right and
 * says nothing of the two: whatever took that long is requested again.
 */
export const hear = async (origin: string, ask: Ask): Promise<Heard> => {
  const from = performance.now();
  const heard = await hearOnce(origin, ask);
  return performance.now() - from < PATIENCE_MS - CLOCK_MS ? heard : hear(origin, ask);
};

const hearOnce = async (origin: string, ask: Ask): Promise<Heard> => {
  const { method = 'GET', headers = {} } = ask;
  const path = await addressOf(ask);
  const answer = await fetch(origin + path, { method, headers, redirect: 'manual' });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  // Next says some twice.
  const of = (name: string): string =>
    [...new Set((answer.headers.get(name) ?? '').split(/,\s*/))].join(', ');
  const vary = of('vary')
    .toLowerCase()
    .split(/,\s*/)
    .filter((name) => name.startsWith('rsc') || name.startsWith('next-'));
  return {
    status: answer.status,
    headers: {
      ...Object.fromEntries(MATTER.map((name) => [name, of(name)])),
      'content-type': media(of('content-type')),
      location: of('location') && targetOf(of('location'), origin),
      vary: [...new Set(vary)].sort().join(', '),
      cookies: answer.headers.getSetCookie().map(cookieOf).sort().join('\n'),
    },
    // Of a redirect nobody reads it.
    body: answer.status > 300 && answer.status < 400 ? '' : Buffer.from(bytes).toString('latin1'),
  };
};
