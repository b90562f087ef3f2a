import type { Locale } from '#edge/contract/locale.ts';
import { unpackedHeaders } from './page-head/unpacked-headers.ts';
import { SHELL_HEADER } from './service-worker/shell-header.ts';
import { siteOrigin } from './site.ts';

const PATIENCE_MS = 1_500;

/** The page that says so and offers others, with its status; without it when the site gives no answer. */
export const notFoundPage = async (locale: Locale): Promise<Response> => {
  const page = await fetch(`${siteOrigin()}/${locale}/not-found`, {
    headers: { [SHELL_HEADER]: '1' },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).catch(() => undefined);
  if (page === undefined) return new Response(null, { status: 404 });
  return new Response(page.body, { status: 404, headers: unpackedHeaders(page) });
};
