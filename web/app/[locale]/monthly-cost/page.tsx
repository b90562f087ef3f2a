import type { Locale } from '#edge/contract/locale.ts';
import { MonthlyScreen } from '#web/domains/catalog/simulators/monthly/monthly-screen.tsx';
import { SimulatorPage } from '#web/domains/catalog/simulators/simulator-page.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'monthly-cost';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function MonthlyCost({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <SimulatorPage pageName={PAGE} locale={locale} words="monthly" Screen={MonthlyScreen}>
      <PageHeadings pageName={PAGE} locale={locale} />
    </SimulatorPage>
  );
}
