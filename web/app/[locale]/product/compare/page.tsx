import type { Locale } from '#edge/contract/locale.ts';
import { CompareScreen } from '#web/domains/catalog/compare/compare-screen.tsx';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { getScopedI18n, setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'product/compare';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Compare({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  const t = await getScopedI18n('catalog');
  return (
    <ClientMessages scopes={['catalog']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <CatalogTrail locale={locale} below={[{ name: t('compare.title'), pageName: PAGE }]} />
      <CompareScreen locale={locale} />
    </ClientMessages>
  );
}
