import type { Locale } from '#edge/contract/locale.ts';
import { PaymentPage } from '#web/domains/catalog/payment/payment-page.tsx';
import { productParams } from '#web/domains/catalog/product-params.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

const pageName = (slug: string): string => `product/${slug}/customize/payment`;

export const dynamicParams = false;
export const generateStaticParams = productParams;

export const generateMetadata = async ({ params }: Props) => {
  const { locale, slug } = await params;
  return pageMetadata(pageName(slug), locale);
};

export default async function ChoosePayment({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={pageName(slug)} locale={locale} />
      <PaymentPage slug={slug} locale={locale} pageName={pageName(slug)} />
    </>
  );
}
