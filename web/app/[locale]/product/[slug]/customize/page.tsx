import type { Locale } from '#edge/contract/locale.ts';
import { CustomizePage } from '#web/domains/catalog/customize/customize-page.tsx';
import { productParams } from '#web/domains/catalog/product-params.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;
export const generateStaticParams = productParams;

export const generateMetadata = async ({ params }: Props) => {
  const { locale, slug } = await params;
  return pageMetadata(`product/${slug}/customize`, locale);
};

export default async function Customize({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={`product/${slug}/customize`} locale={locale} />
      <CustomizePage slug={slug} locale={locale} />
    </>
  );
}
