import { productRecords } from '../../../domains/catalog/records-at-build.ts';
import { InstalmentScreen } from '../../../domains/catalog/simulators/instalment/instalment-screen.tsx';
import { simulatedModel } from '../../../domains/catalog/simulators/simulated-model.ts';
import { CatalogTrail } from '../../../domains/catalog/trail.tsx';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';
import { Container } from '../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'dp-simulation';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function DpSimulation({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('simulators');
  const records = await productRecords();
  return (
    <ClientMessages scopes={['simulators']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <CatalogTrail locale={locale} below={[{ name: t('dp.title'), pageName: PAGE }]} />
      <Container className="pt-10 pb-24 sm:pt-14">
        <header className="mb-10 max-w-text">
          <h2 className="text-4xl">{t('dp.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('dp.lead')}</p>
        </header>
        <InstalmentScreen models={records.map((record) => simulatedModel(record, locale))} />
      </Container>
    </ClientMessages>
  );
}
