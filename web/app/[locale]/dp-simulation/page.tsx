import { InstalmentScreen } from '../../../domains/catalog/simulators/instalment/instalment-screen.tsx';
import { SimulatorPage } from '../../../domains/catalog/simulators/simulator-page.tsx';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'dp-simulation';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function DpSimulation({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <SimulatorPage pageName={PAGE} locale={locale} words="dp" Screen={InstalmentScreen}>
      <PageHeadings pageName={PAGE} locale={locale} />
    </SimulatorPage>
  );
}
