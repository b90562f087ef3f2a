import { type NextRequest, NextResponse } from 'next/server';
import { siteOverHttp } from './platform/page-head/site-over-http.ts';
import { answerVisit } from './visits/answer-visit.ts';

/** What Node decides of a request before Next looks for its page; a worker decides the same (visits/worker.ts). */
export const proxy = async (request: NextRequest): Promise<Response> => {
  const decision = await answerVisit(request, siteOverHttp());
  if (decision.kind === 'answer') return decision.response;
  const response =
    decision.kind === 'redirect'
      ? NextResponse.redirect(new URL(decision.to, request.url), decision.status)
      : NextResponse.next();
  for (const cookie of decision.cookies) response.headers.append('set-cookie', cookie);
  return response;
};

export const config = {
  // The BFF's own paths and files have no language; a page's address may have a dot in it.
  matcher: [
    '/((?!(?:api|graphql|content|files|pictures|icons|brochures|sitemap-stations|_next)(?:/|$)|[^/]*\\.[^/]+$|[^/]+/manifest\\.webmanifest$).*)',
  ],
};
