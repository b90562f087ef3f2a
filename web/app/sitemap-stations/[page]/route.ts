import { stationSitemap } from '#web/domains/stations/sitemap/sitemap.ts';
import { siteOverHttp } from '#web/platform/page-head/site-over-http.ts';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamic = 'force-dynamic';

/** Reached as /sitemap-stations-1.xml (next.config.ts). */
export const GET = async ({ headers }: Request, { params }: Props): Promise<Response> =>
  stationSitemap(siteOverHttp(), headers, (await params).page);
