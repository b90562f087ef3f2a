import type { Locale } from '#edge/contract/locale.ts';
import { ComparePayment } from '#web/domains/catalog/compare/steps/compare-payment.tsx';
import { CompareStepPage } from '#web/domains/catalog/compare/steps/compare-step-page.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'product/compare/customize/payment';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function PayForCompared({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <>
      <PageHeadings pageName={PAGE} locale={locale} />
      <CompareStepPage locale={locale} pageName={PAGE} step={ComparePayment} />
    </>
  );
}
