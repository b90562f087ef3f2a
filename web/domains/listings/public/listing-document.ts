import { configuredOf } from '../../../platform/csp/configured.ts';
import { inlineScriptHashes } from '../../../platform/csp/inline-scripts.ts';
import { policy } from '../../../platform/csp/policy.ts';
import { SHELL_HEADER } from '../../../platform/service-worker/shell-header.ts';
import { siteOrigin } from '../../../platform/site.ts';

const PAGE = /^\/(en|id)\/sell-my-(motorcycle|battery)\/[^/]+$/;
const PATIENCE_MS = 10_000;

/** What the page says of itself (public/standing.tsx) → its status. */
const STATUS: Readonly<Record<string, number>> = {
  SHOWN: 200,
  SOLD: 410,
  WITHDRAWN: 410,
  EXPIRED: 410,
  HIDDEN: 410,
  UNKNOWN: 404,
};

/**
 * The document of a listing. It is rendered for each request, because a sale moves by the minute; so
 * its policy is made of the scripts it turned out to have, and its status of what it says.
 * `undefined` for every other request, and when the page itself fails.
 */
export const listingDocument = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (!PAGE.test(pathname) || purpose !== 'document') return undefined;
  const page = await fetch(`${siteOrigin()}${pathname}`, {
    headers: { [SHELL_HEADER]: '1' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!page?.ok) return undefined;
  const html = await page.text();
  const [, standing = ''] = /data-standing="([A-Z]+)"/.exec(html) ?? [];
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
    headers.delete(name);
  const scriptHashes = inlineScriptHashes(html);
  headers.set('content-security-policy', policy({ scriptHashes, ...configuredOf(process.env) }));
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(html, { status: STATUS[standing] ?? 200, headers });
};
