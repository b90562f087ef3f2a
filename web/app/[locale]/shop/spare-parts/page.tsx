import { modelsAtBuild } from '../../../../domains/catalog/index.ts';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { firstPageAtBuild, paintsAtBuild } from '../../../../domains/shop/parts/parts-at-build.ts';
import { PartsScreen } from '../../../../domains/shop/parts/parts-screen.tsx';
import { ShopTrail } from '../../../../domains/shop/shop-trail.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';
import { Container } from '../../../../ui/container.tsx';

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
