import { ANY_LOCALE } from '#edge/contract/locale-path.ts';
import { configuredOf } from '#web/platform/csp/configured.ts';
import { hashSource } from '#web/platform/csp/inline-scripts.ts';
import { policy } from '#web/platform/csp/policy.ts';
import { unpackedHeaders } from '#web/platform/page-head/unpacked-headers.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { siteOrigin } from '#web/platform/site.ts';
import { themeScript } from '#web/platform/theme/script.ts';

const PAGE = new RegExp(`^/(${ANY_LOCALE})/sell-my-(motorcycle|battery)/[^/]+$`);
const PATIENCE_MS = 10_000;

/** Next looks for the nonce in the policy a request comes with. */
const POLICY = 'content-security-policy';

const newNonce = (): string =>
  `'nonce-${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))))}'`;

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
 * Next gives its scripts a nonce of this answer, which no text of a stranger can know, and its status is
 * made of what it says.
 * `undefined` for every other request, and when the page itself fails.
 */
export const listingDocument = async (request: Request): Promise<Response | undefined> => {
  const { pathname } = new URL(request.url);
  // The router asks for data under the same address, and Next takes its headers off before this runs.
  const purpose = request.headers.get('sec-fetch-dest') ?? 'document';
  if (!PAGE.test(pathname) || purpose !== 'document') return undefined;
  const nonce = newNonce();
  const page = await fetch(`${siteOrigin()}${pathname}`, {
    headers: { [SHELL_HEADER]: '1', [POLICY]: `script-src ${nonce}` },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (!page?.ok) return undefined;
  const html = await page.text();
  const [, standing = ''] = /data-standing="([A-Z]+)"/.exec(html) ?? [];
  const headers = unpackedHeaders(page);
  // The theme's script stands in every page alike, so it carries no nonce.
  const inlineScripts = [nonce, hashSource(themeScript)];
  headers.set(POLICY, policy({ page: 'open', inlineScripts, ...configuredOf(process.env) }));
  headers.set('cache-control', 'no-store');
  headers.set('x-robots-tag', 'noindex');
  return new Response(html, { status: STATUS[standing] ?? 200, headers });
};
