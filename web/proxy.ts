import { type NextRequest, NextResponse } from 'next/server';
import { language } from './platform/i18n/language.ts';
import { isLocale } from './platform/i18n/locales.ts';
import { SHELL_HEADER } from './platform/service-worker/shell-header.ts';
import { gate } from './platform/session/gate.ts';

/** Pages in a language may need a sign-in; everything else gets its language first. */
export const proxy = (request: NextRequest): NextResponse => {
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
  return language(request);
};

export const config = {
  // The BFF's own paths, static files and anything with a file extension have no language.
  matcher: ['/((?!(?:api|graphql|content|files|pictures|icons|_next)(?:/|$)|.*\\.[^/]+$).*)'],
};
