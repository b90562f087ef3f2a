import { GoodScreen } from '../../../../../domains/shop/goods/good-screen.tsx';
import { goodsAtBuild } from '../../../../../domains/shop/goods/goods-at-build.ts';
import { ClientMessages } from '../../../../../platform/i18n/client-messages.tsx';
import { DEFAULT_LOCALE, type Locale } from '../../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = async () =>
  (await goodsAtBuild('accessory', DEFAULT_LOCALE)).map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => {
  const { locale, slug } = await params;
  return pageMetadata(`shop/accessories/${slug}`, locale);
};

export default async function AccessoriesItem({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  return (
    <ClientMessages scopes={['shop']}>
      <GoodScreen kind="accessory" locale={locale} slug={slug} />
    </ClientMessages>
  );
}
