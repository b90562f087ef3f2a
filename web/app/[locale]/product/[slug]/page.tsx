import { ProductScreen } from '../../../../domains/catalog/product/product-screen.tsx';
import { ProductStructuredData } from '../../../../domains/catalog/product/structured-data.tsx';
import { productParams } from '../../../../domains/catalog/product-params.ts';
import { CatalogTrail } from '../../../../domains/catalog/trail.tsx';
import { PageHeadings } from '../../../../domains/content/page-headings.tsx';
import { LanguageNote } from '../../../../domains/content/reading/language-note.tsx';
import { ProductNotes } from '../../../../domains/content/reading/product-notes.tsx';
import { contentAtBuild } from '../../../../platform/graphql/at-build.ts';
import { ProductPageDocument } from '../../../../platform/graphql/generated/content.ts';
import { ClientMessages } from '../../../../platform/i18n/client-messages.tsx';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import { getScopedI18n, setStaticParamsLocale } from '../../../../platform/i18n/server.ts';
import { pageMetadata } from '../../../../platform/metadata.ts';
import { Container } from '../../../../ui/container.tsx';

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
  const t = await getScopedI18n('content');
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
          <LanguageNote shown>{t('reading.other-language')}</LanguageNote>
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
