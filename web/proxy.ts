import { type NextRequest, NextResponse } from 'next/server';
import { listingDocument } from './domains/listings/public/listing-document.ts';
import { placeShell } from './domains/places/detail/tell-place.ts';
import { partShell } from './domains/shop/part/tell-part.ts';
import { stationShell } from './domains/stations/detail/tell-station.ts';
import { language } from './platform/i18n/language.ts';
import { isLocale } from './platform/i18n/locales.ts';
import { tellPage } from './platform/page-head/tell.ts';
import { SHELL_HEADER } from './platform/service-worker/shell-header.ts';
import { gate } from './platform/session/gate.ts';

const SHELLS = [partShell, placeShell, stationShell];

/** Pages in a language may need a sign-in; everything else gets its language first. */
export const proxy = async (request: NextRequest): Promise<Response> => {
  // The service worker stores shells, which are the same for everyone; its pages decide in the browser.
  if (request.headers.has(SHELL_HEADER)) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  const [, locale = '', ...rest] = pathname.split('/');
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
  const told = (await tellPage(request, SHELLS)) ?? (await listingDocument(request));
  if (told === undefined) return inLanguage;
  for (const cookie of inLanguage.headers.getSetCookie()) told.headers.append('set-cookie', cookie);
  return told;
};

export const config = {
  // The BFF's own paths, static files and anything with a file extension have no language.
  matcher: ['/((?!(?:api|graphql|content|files|pictures|icons|_next)(?:/|$)|.*\\.[^/]+$).*)'],
};
