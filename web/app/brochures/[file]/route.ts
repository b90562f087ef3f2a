import { isLocale, LOCALES } from '#edge/contract/locale.ts';
import { drawBrochure } from '#web/domains/catalog/brochure/brochure.ts';
import { brochureOf } from '#web/domains/catalog/brochure/content.ts';
import { productParams } from '#web/domains/catalog/product-params.ts';

/** Made with the site: every brochure is a file of the build. */
export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await productParams()).flatMap(({ slug }) =>
    LOCALES.map((locale) => ({ file: `${slug}-${locale}.pdf` })),
  );

export const GET = async (_: Request, { params }: { params: Promise<{ file: string }> }) => {
  const [, slug = '', locale = ''] = /^(.+)-(\w+)\.pdf$/.exec((await params).file) ?? [];
  if (!isLocale(locale)) return new Response(null, { status: 404 });
  const pdf = await drawBrochure(await brochureOf(slug, locale));
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${slug}-${locale}.pdf"`,
    },
  });
};
