import type { NextRequest } from 'next/server';
import { language } from './platform/i18n/language.ts';

export const proxy = (request: NextRequest) => language(request);

export const config = {
  // The BFF's own paths, static files and anything with a file extension have no language.
  matcher: ['/((?!(?:api|graphql|content|files|pictures|icons|_next)(?:/|$)|.*\\.[^/]+$).*)'],
};
