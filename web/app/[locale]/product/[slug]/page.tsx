import type { Locale } from '#edge/contract/locale.ts';
import { ProductScreen } from '#web/domains/catalog/product/product-screen.tsx';
import { ProductStructuredData } from '#web/domains/catalog/product/structured-data.tsx';
import { productParams } from '#web/domains/catalog/product-params.ts';
import { CatalogTrail } from '#web/domains/catalog/trail.tsx';
import { PageHeadings } from '#web/domains/content/page-headings.tsx';
import { LanguageNote } from '#web/domains/content/reading/language-note.tsx';
import { ProductNotes } from '#web/domains/content/reading/product-notes.tsx';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductPageDocument } from '#web/platform/graphql/generated/content/product-page.ts';
import { ClientMessages } from '#web/platform/i18n/client-messages.tsx';
import { setStaticParamsLocale } from '#web/platform/i18n/server.ts';
import { pageMetadata } from '#web/platform/metadata.ts';
import { Container } from '#web/ui/container.tsx';

interface Props {
  params: Promise<{ locale: Locale; slug: string }>;
}

export const dynamicParams = false;

export const generateStaticParams = productParams;

export const generateMetadata = async ({ params }: Props) => {
  const { locale, slug } = await params;
  return pageMetadata(`product/${slug}`, locale);
};

export default async function ProductPage({ params }: Props) {
  const { locale, slug } = await params;
  setStaticParamsLocale(locale);
  const { productDetail } = await contentAtBuild(ProductPageDocument, { locale, slug });
  if (productDetail === null) throw new Error(`No product: ${slug}`);
  return (
    <ClientMessages scopes={['catalog']}>
      <PageHeadings pageName={`product/${slug}`} locale={locale} />
      <ProductStructuredData product={productDetail} locale={locale} />
      <CatalogTrail
        locale={locale}
        below={[{ name: productDetail.name, pageName: `product/${slug}` }]}
      />
      {productDetail.is_fallback ? (
        <Container className="pb-6">
          <LanguageNote text={productDetail} />
        </Container>
      ) : null}
      <div lang={productDetail.locale}>
        <ProductScreen
          locale={locale}
          product={productDetail}
          notes={
            <ProductNotes
              locale={locale}
              isRented={productDetail.components.some(({ values }) =>
                values.some(({ is_rent_battery }) => is_rent_battery),
              )}
            />
          }
        />
      </div>
    </ClientMessages>
  );
}
