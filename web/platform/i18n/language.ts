import type { NextRequest, NextResponse } from 'next/server';
import { createI18nMiddleware } from 'next-international/middleware';
import { DEFAULT_LOCALE, isLocale, LOCALES, preferredLocale } from './locales.ts';

/** The specification's name; next-international keeps its own `Next-Locale` beside it. */
const COOKIE = 'NEXT_LOCALE';
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

/** Sends a path without a language to the visitor's own, and remembers the language in use. */
export const language = (request: NextRequest): NextResponse => {
  const response = redirect(request);
  const inUse = response.cookies.get('Next-Locale')?.value ?? '';
  if (isLocale(inUse))
    response.cookies.set(COOKIE, inUse, { sameSite: 'lax', path: '/', maxAge: YEAR_SECONDS });
  return response;
};
