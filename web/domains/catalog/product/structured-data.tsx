import type { Locale } from '../../../platform/i18n/locales.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { pageUrl } from '../../../platform/metadata.ts';
import type { ProductContent } from './sections.tsx';

/** The product and its place in the site, for search engines. */
export function ProductStructuredData({
  product,
  locale,
  labels,
}: {
  product: ProductContent;
  locale: Locale;
  labels: { home: string; motorcycles: string };
}) {
  const url = pageUrl(`product/${product.slug}`, locale);
  const trail = [
    [labels.home, pageUrl('home', locale)],
    [labels.motorcycles, pageUrl('product', locale)],
    [product.name, url],
  ];
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Product',
          name: product.name,
          description: product.description,
          category: product.edition,
          image: new URL(product.image.replace(/hero-\d+\.avif$/, 'hero-1200.jpg'), url).href,
          url,
          brand: { '@type': 'Brand', name: 'ALVA' },
          productID: String(product.odooProductId),
          ...(product.otr_after_discount !== null && {
            offers: {
              '@type': 'Offer',
              price: product.otr_after_discount,
              priceCurrency: 'IDR',
              availability: 'https://schema.org/InStock',
              itemCondition: 'https://schema.org/NewCondition',
              url,
            },
          }),
        }}
      />
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: trail.map(([name, item], at) => ({
            '@type': 'ListItem',
            position: at + 1,
            name,
            item,
          })),
        }}
      />
    </>
  );
}
