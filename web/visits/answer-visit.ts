import { localeFrom } from '#edge/contract/locale.ts';
import { localeOf, withoutLocale } from '#edge/contract/locale-path.ts';
import { languageOf } from '#web/platform/i18n/language.ts';
import { notFoundPage } from '#web/platform/not-found-page.ts';
import { isPageAddress } from '#web/platform/page-address.ts';
import type { Site } from '#web/platform/page-head/site.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { gate } from '#web/platform/session/gate.ts';
import { recordPage } from './record-pages.ts';

/** What is decided of a request before any page is looked for. */
export type Decision =
  | { readonly kind: 'page'; readonly cookies: readonly string[] }
  | {
      readonly kind: 'redirect';
      readonly status: 303 | 307;
      readonly to: string;
      readonly cookies: readonly string[];
    }
  | { readonly kind: 'answer'; readonly response: Response };

/** A page is only read; forms send to the BFF. */
const READS: readonly string[] = ['GET', 'HEAD'];

export const refuseWrite = (method: string): Response | undefined =>
  READS.includes(method)
    ? undefined
    : new Response(null, { status: 405, headers: { allow: READS.join(', ') } });

const PAGE: Decision = { kind: 'page', cookies: [] };

/**
 * Pages in a language may need a sign-in; everything else gets its language first. The same in Node
 * (web/proxy.ts) and in a worker (worker.ts).
 * @param request for a page, without the router's own query
 */
export const answerVisit = async (request: Request, site: Site): Promise<Decision> => {
  const { pathname, search } = new URL(request.url);
  // A form that a browser sent by itself. Next would render it anew, with scripts our policy does not know.
  if (request.method === 'POST')
    return { kind: 'redirect', status: 303, to: pathname + search, cookies: [] };
  const refusal = refuseWrite(request.method);
  if (refusal !== undefined) return { kind: 'answer', response: refusal };
  // The service worker stores shells, which are the same for everyone; its pages decide in the browser.
  if (request.headers.has(SHELL_HEADER)) return PAGE;
  const { headers } = request;
  if (!isPageAddress(pathname)) {
    const response = await notFoundPage(site, localeFrom(localeOf(pathname)));
    return { kind: 'answer', response };
  }
  const { locale, isInAddress, cookies } = languageOf({
    pathname,
    headers,
    secure: site.origin.startsWith('https:'),
  });
  if (!isInAddress) {
    const path = pathname === '/' ? '' : pathname;
    return { kind: 'redirect', status: 307, to: `/${locale}${path}${search}`, cookies };
  }
  const to = gate({
    path: `${withoutLocale(pathname) || '/'}${search}`,
    cookie: headers.get('cookie'),
    site: headers.get('sec-fetch-site'),
  });
  if (to !== undefined)
    return { kind: 'redirect', status: 307, to: `/${locale}${to === '/' ? '' : to}`, cookies: [] };
  const response = await recordPage(request, site);
  if (response === undefined) return { kind: 'page', cookies };
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return { kind: 'answer', response };
};
