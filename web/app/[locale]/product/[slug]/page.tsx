import { ProductScreen } from '../../../../domains/catalog/product/product-screen.tsx';
import { contentAtBuild } from '../../../../platform/graphql/at-build.ts';
import {
  ProductPageDocument,
  ProductSlugsDocument,
} from '../../../../platform/graphql/generated/content.ts';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { setStaticParamsLocale } from '../../../../platform/i18n/server.ts';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = async () => {
  const { products } = await contentAtBuild(ProductSlugsDocument, {});
  return products.map(({ slug }) => ({ slug }));
};

export default async function ProductPage({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  const { productDetail } = await contentAtBuild(ProductPageDocument, { locale, slug });
  if (productDetail === null) throw new Error(`No product: ${slug}`);
  return (
    <ClientMessages scopes={['catalog']}>
      <ProductScreen locale={locale} product={productDetail} />
    </ClientMessages>
  );
}
