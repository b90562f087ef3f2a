import type { Locale } from '#edge/contract/locale.ts';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { NearbyScreen } from '#web/domains/stations/nearby/nearby-screen.tsx';
import { downloadSizes } from '#web/platform/graphql/sizes-at-build.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

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
  const [models, sizes] = await Promise.all([modelsAtBuild(locale), downloadSizes()]);
  return (
    <ClientMessages scopes={['stations']}>
      <PageHeadings pageName={PAGE} locale={locale} isTop />
      <Container className="pt-10 pb-20 sm:pt-14">
        <header className="mb-8 max-w-text">
          <h2 className="text-4xl">{t('title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('lead')}</p>
        </header>
        <NearbyScreen
          models={models.map(({ slug, name }) => ({ slug, name }))}
          keepBytes={sizes.stations + sizes.stationStatus + sizes.products}
        />
      </Container>
    </ClientMessages>
  );
}
