import type { Locale } from '#edge/contract/locale.ts';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { GoodsSearch } from '#web/domains/content/search/goods-search.tsx';
import { GoodsScreen } from '#web/domains/shop/goods/goods-screen.tsx';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale }>;
}

const PAGE = 'shop/apparel';

export const generateMetadata = async ({ params }: Props) =>
  pageMetadata(PAGE, (await params).locale);

export default async function Apparel({ params }: Props) {
  const { locale } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['shop']}>
      <PageHeadings pageName={PAGE} locale={locale} />
      <GoodsScreen kind="apparel" locale={locale} search={GoodsSearch} />
    </ClientMessages>
  );
}
