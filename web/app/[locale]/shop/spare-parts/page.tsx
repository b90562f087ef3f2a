import type { Locale } from '#edge/contract/locale.ts';
import { modelsAtBuild } from '#web/domains/catalog/index.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { firstPageAtBuild, paintsAtBuild } from '#web/domains/shop/parts/parts-at-build.ts';
import { PartsScreen } from '#web/domains/shop/parts/parts-screen.tsx';
import { ShopTrail } from '#web/domains/shop/shop-trail.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'shop/spare-parts';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function SpareParts({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('shop');
  const [models, paints, atBuild] = await Promise.all([
    modelsAtBuild(locale),
    paintsAtBuild(locale),
    firstPageAtBuild(locale),
  ]);
  return (
    <ClientMessages scopes={['shop']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <Container className="pt-6 pb-20">
        <ShopTrail locale={locale} trail={[[t('kind.parts'), PAGE]]} />
        <header className="mt-4 mb-8 max-w-text">
          <h2 className="text-4xl">{t('parts.title')}</h2>
          <p className="mt-3 text-lg text-muted">{t('parts.lead')}</p>
        </header>
        <PartsScreen
          models={models.map(({ slug, name }) => ({ slug, name }))}
          paints={paints}
          atBuild={atBuild}
        />
      </Container>
    </ClientMessages>
  );
}
