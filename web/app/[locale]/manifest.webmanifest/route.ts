import { LOCALES } from '../../../platform/i18n/locales.ts';
import { webManifest } from '../../../platform/service-worker/manifest.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const generateStaticParams = () => LOCALES.map((locale) => ({ locale }));

export const GET = async (
  _request: Request,
  { params }: { params: Promise<{ locale: string }> },
): Promise<Response> =>
  new Response(JSON.stringify(webManifest((await params).locale)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
