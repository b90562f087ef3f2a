import { modelsAtBuild } from '../../../domains/catalog/index.ts';
import { PageHeadings } from '../../../domains/content/page-headings.tsx';
import { NearbyScreen } from '../../../domains/stations/nearby/nearby-screen.tsx';
import { ClientMessages } from '../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../platform/metadata.ts';
import { Container } from '../../../ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'charging-station';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function ChargingStations({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('stations');
  const models = await modelsAtBuild(locale);
  return (
    <ClientMessages scopes={['stations']}>
      <PageHeadings pageName={PAGE} locale={locale} isTop />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <NearbyScreen models={models.map(({ slug, name }) => ({ slug, name }))} />
      </Container>
    </ClientMessages>
  );
}
