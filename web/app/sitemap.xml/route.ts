import { mainAtRequest } from '#web/platform/graphql/at-request.ts';
import { StationIndexDocument } from '#web/platform/graphql/generated/main/station-index.ts';
import { LIVE_SITEMAP, noSitemapNow, sitemapIndexOf } from '#web/platform/sitemap.ts';

export const dynamic = 'force-dynamic';

export const GET = async (): Promise<Response> => {
  const answer = await mainAtRequest(StationIndexDocument, { page: 1 });
  if (!answer.ok) return noSitemapNow();
  const stations = Array.from(
    { length: answer.data.stationIndex.totalPages },
    (_, at) => `sitemap-stations-${at + 1}.xml`,
  );
  return sitemapIndexOf(['sitemap-pages.xml', 'sitemap-parts.xml', ...stations], LIVE_SITEMAP);
};
