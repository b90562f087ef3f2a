import type { NextRequest, NextResponse } from 'next/server';
import { createI18nMiddleware } from 'next-international/middleware';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '#edge/contract/locale.ts';
import { siteOrigin } from '#web/platform/site.ts';
import { preferredLocale } from './preferred-locale.ts';

/** The specification's name; next-international keeps its own `Next-Locale` beside it. */
const COOKIE = 'NEXT_LOCALE';
const LIBRARY_COOKIE = 'Next-Locale';
const YEAR_SECONDS = 31_536_000;

const redirect = createI18nMiddleware({
  locales: LOCALES,
  defaultLocale: DEFAULT_LOCALE,
  urlMappingStrategy: 'redirect',
  resolveLocaleFromRequest: (request) => {
    const chosen = request.cookies.get(COOKIE)?.value ?? '';
    return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language'));
  },
});

/** A visit, not what a page fetches: that may be answered after the visitor has changed the language. */
const isVisit = (request: NextRequest): boolean =>
  (request.headers.get('sec-fetch-dest') ?? 'document') === 'document';

/** Sends a path without a language to the visitor's own, and remembers the language of a visit. */
export const language = (request: NextRequest): NextResponse => {
  const response = redirect(request);
  if (!isVisit(request)) {
    // The second is what Next passes on to the page.
    for (const name of ['set-cookie', 'x-middleware-set-cookie']) response.headers.delete(name);
    return response;
  }
  const inUse = response.cookies.get(LIBRARY_COOKIE)?.value ?? '';
  if (isLocale(inUse))
    for (const name of [COOKIE, LIBRARY_COOKIE])
      response.cookies.set(name, inUse, {
        sameSite: 'lax',
        path: '/',
        maxAge: YEAR_SECONDS,
        secure: siteOrigin().startsWith('https:'),
      });
  return response;
};
