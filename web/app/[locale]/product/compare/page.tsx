import { CompareScreen } from '../../../../domains/catalog/compare/compare-screen.tsx';
import { CatalogTrail } from '../../../../domains/catalog/trail.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

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
