import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { GoodsScreen } from '../../../../domains/shop/goods/goods-screen.tsx';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

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
      <GoodsScreen kind="apparel" locale={locale} />
    </ClientMessages>
  );
}
