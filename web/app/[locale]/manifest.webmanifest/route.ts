import { isLocale, LOCALES } from '#edge/contract/locale.ts';
import { webManifest } from '#web/platform/service-worker/manifest.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> => {
  const { locale } = await params;
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(JSON.stringify(await webManifest(locale)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
