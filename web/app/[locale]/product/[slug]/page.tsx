import { ProductScreen } from '../../../../domains/catalog/product/product-screen.tsx';
import { ProductStructuredData } from '../../../../domains/catalog/product/structured-data.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { contentAtBuild } from '../../../../platform/graphql/at-build.ts';
import {
  ProductPageDocument,
  ProductSlugsDocument,
} from '../../../../platform/graphql/generated/content.ts';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = async () => {
  const { products } = await contentAtBuild(ProductSlugsDocument, {});
  return products.map(({ slug }) => ({ slug }));
};

export const generateMetadata = async ({ params }: Props) => {
  const { locale, slug } = await params;
  return pageMetadata(`product/${slug}`, locale);
};

export default async function ProductPage({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  const { productDetail } = await contentAtBuild(ProductPageDocument, { locale, slug });
  if (productDetail === null) throw new Error(`No product: ${slug}`);
  const common = await getScopedI18n('common');
  const catalog = await getScopedI18n('catalog');
  return (
    <ClientMessages scopes={['catalog']}>
      <PageHeadings pageName={`product/${slug}`} locale={locale} />
      <ProductStructuredData
        product={productDetail}
        locale={locale}
        labels={{ home: common('home'), motorcycles: catalog('motorcycles') }}
      />
      <ProductScreen locale={locale} product={productDetail} />
    </ClientMessages>
  );
}
