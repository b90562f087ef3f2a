import { catalogueIn } from '#web/platform/i18n/catalogues.ts';
import { SHELL_HEADER } from '#web/platform/service-worker/shell-header.ts';
import { siteOrigin } from '#web/platform/site.ts';
import type { Site } from './site.ts';

/** Headers of a page that was fetched and unpacked on the way: the body is not as they describe it any more. */
const unpackedHeaders = (page: Response): Headers => {
  const headers = new Headers(page.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'etag'])
    headers.delete(name);
  return headers;
};

/** The site in this process, which asks itself for its own pages. */
export const siteOverHttp = (): Site => {
  const origin = siteOrigin();
  return {
    origin,
    page: async (path, signal) => {
      const page = await fetch(origin + path, { headers: { [SHELL_HEADER]: '1' }, signal });
      return new Response(page.body, { status: page.status, headers: unpackedHeaders(page) });
    },
    words: catalogueIn,
    bff: (request) => fetch(request),
  };
};
