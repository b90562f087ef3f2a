import type { Locale } from '#edge/contract/locale.ts';
import { PATIENCE_MS, type Site } from './page-head/site.ts';

/** The page that says so and offers others, with its status; without it when the site gives no answer. */
export const notFoundPage = async (site: Site, locale: Locale): Promise<Response> => {
  const page = await site
    .page(`/${locale}/not-found`, AbortSignal.timeout(PATIENCE_MS))
    .catch(() => undefined);
  if (page === undefined) return new Response(null, { status: 404 });
  return new Response(page.body, { status: 404, headers: page.headers });
};
