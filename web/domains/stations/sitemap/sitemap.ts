import { stationPath } from '#edge/contract/stations/station-path.ts';
import { StationIndexDocument } from '#web/platform/graphql/generated/main/station-index.ts';
import { askFor } from '#web/platform/page-head/record-page.ts';
import type { Site } from '#web/platform/page-head/site.ts';
import { LIVE_SITEMAP, noSitemapNow, sitemapIndexOf, sitemapOf } from '#web/platform/sitemap.ts';

/** Nobody looks at a screen meanwhile. */
const PATIENCE_MS = 5_000;

type Visit = Pick<Headers, 'get'>;

const indexPage = async (site: Site, visit: Visit, page: number) => {
  const ask = askFor(site, visit, AbortSignal.timeout(PATIENCE_MS));
  return (await ask('/graphql', StationIndexDocument, { page }))?.stationIndex;
};

/** `/sitemap.xml`: all sitemaps, of which chargers have as many as they fill. */
export const sitemapIndex = async (site: Site, visit: Visit): Promise<Response> => {
  const index = await indexPage(site, visit, 1);
  if (index === undefined) return noSitemapNow();
  const stations = Array.from(
    { length: index.totalPages },
    (_, at) => `sitemap-stations-${at + 1}.xml`,
  );
  return sitemapIndexOf(['sitemap-pages.xml', 'sitemap-parts.xml', ...stations], LIVE_SITEMAP);
};

/** `/sitemap-stations-1.xml` and so on. @param name the number in the address */
export const stationSitemap = async (site: Site, visit: Visit, name: string): Promise<Response> => {
  const page = Number(name);
  if (!Number.isInteger(page) || page < 1) return new Response(null, { status: 404 });
  const index = await indexPage(site, visit, page);
  if (index === undefined) return noSitemapNow();
  if (page > index.totalPages) return new Response(null, { status: 404 });
  return sitemapOf(
    index.stationIds.map((id) => () => stationPath(id).slice(1)),
    LIVE_SITEMAP,
  );
};
