import { DEFAULT_LOCALE, type Locale } from '#edge/contract/locale.ts';
import { GoodScreen } from '#web/domains/shop/goods/good-screen.tsx';
import { goodsAtBuild } from '#web/domains/shop/goods/goods-at-build.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';

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
