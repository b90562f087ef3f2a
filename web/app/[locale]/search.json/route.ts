import { isLocale, LOCALES } from '#edge/contract/locale.ts';
import { searchIndexAtBuild } from '#web/domains/content/search/index-at-build.ts';
import { placesAtBuild } from '#web/domains/places/at-build.ts';
import { allPartsAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

/** What the site's search looks through, prebuilt; fetched by a device when somebody searches. */
export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> => {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const sources = { partsIn: allPartsAtBuild, places: placesAtBuild };
  return Response.json(await searchIndexAtBuild(locale, sources));
};
