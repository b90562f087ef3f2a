import { type NextRequest, NextResponse } from 'next/server';
import { DEFAULT_LOCALE, isLocale } from '#edge/contract/locale.ts';
import { leaderboardDocument } from './domains/garage/leaderboard/leaderboard-document.ts';
import { listingDocument } from './domains/listings/public/listing-document.ts';
import { placeShell } from './domains/places/detail/place-shell.ts';
import { partShell } from './domains/shop/part/part-shell.ts';
import { stationShell } from './domains/stations/detail/station-shell.ts';
import { language } from './platform/i18n/language.ts';
import { notFoundPage } from './platform/not-found-page.ts';
import { isPageAddress } from './platform/page-address.ts';
import { renderRecordPage } from './platform/page-head/record-page.ts';
import { SHELL_HEADER } from './platform/service-worker/shell-header.ts';
import { gate } from './platform/session/gate.ts';

const SHELLS = [partShell, placeShell, stationShell];

/** Pages in a language may need a sign-in; everything else gets its language first. */
export const proxy = async (request: NextRequest): Promise<Response> => {
  // The service worker stores shells, which are the same for everyone; its pages decide in the browser.
  if (request.headers.has(SHELL_HEADER)) return NextResponse.next();
  // A form that a browser sent by itself. Next would render it anew, with scripts our policy does not know.
  if (request.method === 'POST') return NextResponse.redirect(request.url, 303);
  const { pathname, search } = request.nextUrl;
  const [, locale = '', ...rest] = pathname.split('/');
  if (!isPageAddress(pathname)) return notFoundPage(isLocale(locale) ? locale : DEFAULT_LOCALE);
  if (isLocale(locale)) {
    const to = gate({
      path: `/${rest.join('/')}${search}`,
      cookie: request.headers.get('cookie'),
      site: request.headers.get('sec-fetch-site'),
    });
    if (to !== undefined)
      return NextResponse.redirect(new URL(`/${locale}${to === '/' ? '' : to}`, request.url));
  }
  const inLanguage = language(request);
  const page =
    (await renderRecordPage(request, SHELLS)) ??
    (await listingDocument(request)) ??
    (await leaderboardDocument(request));
  if (page === undefined) return inLanguage;
  for (const cookie of inLanguage.headers.getSetCookie()) page.headers.append('set-cookie', cookie);
  return page;
};

export const config = {
  // The BFF's own paths and files have no language; a page's address may have a dot in it.
  matcher: [
    '/((?!(?:api|graphql|content|files|pictures|icons|brochures|sitemap-stations|_next)(?:/|$)|[^/]*\\.[^/]+$|[^/]+/manifest\\.webmanifest$).*)',
  ],
};
