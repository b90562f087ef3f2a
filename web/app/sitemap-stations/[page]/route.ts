import { stationPath } from '#web/domains/stations/station-path.ts';
import { mainAtRequest } from '#web/platform/graphql/at-request.ts';
import { StationIndexDocument } from '#web/platform/graphql/generated/main/station-index.ts';
import { LIVE_SITEMAP, noSitemapNow, sitemapOf } from '#web/platform/sitemap.ts';

interface Props {
  params: Promise<{ page: string }>;
}

export const dynamic = 'force-dynamic';

/** Reached as /sitemap-stations-1.xml (next.config.ts). */
export const GET = async (_: Request, { params }: Props): Promise<Response> => {
  const page = Number((await params).page);
  if (!Number.isInteger(page) || page < 1) return new Response(null, { status: 404 });
  const answer = await mainAtRequest(StationIndexDocument, { page });
  if (!answer.ok) return noSitemapNow();
  const { stationIds, totalPages } = answer.data.stationIndex;
  if (page > totalPages) return new Response(null, { status: 404 });
  return sitemapOf(
    stationIds.map((id) => () => stationPath(id).slice(1)),
    LIVE_SITEMAP,
  );
};
