import { sitemapIndex } from '#web/domains/stations/sitemap/sitemap.ts';
import { siteOverHttp } from '#web/platform/page-head/site-over-http.ts';

export const dynamic = 'force-dynamic';

export const GET = ({ headers }: Request): Promise<Response> =>
  sitemapIndex(siteOverHttp(), headers);
