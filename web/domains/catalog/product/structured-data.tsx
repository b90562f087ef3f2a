import type { Locale } from '#edge/contract/locale.ts';
import { productRecords } from '#web/domains/catalog/records-at-build.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { PriceAreasDocument } from '#web/platform/graphql/generated/content/price-areas.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import type { ProductContent } from './section-content.ts';

/** What the model costs with its standard battery in each province, for search engines. */
const offersOf = async ({ slug }: ProductContent, locale: Locale, url: string) => {
  const [{ priceAreas }, records] = await Promise.all([
    contentAtBuild(PriceAreasDocument, { locale }),
    productRecords(),
  ]);
  const record = records.find((each) => each.slug === slug);
  if (record === undefined) return [];
  return priceAreas.flatMap(({ code, name }) => {
    const otr = record.otr_price[code]?.[record.standard_battery];
    if (otr === undefined) return [];
    return [
      {
        '@type': 'Offer',
        price: Math.max(0, otr - record.discount),
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        areaServed: { '@type': 'AdministrativeArea', name, identifier: code },
        url: `${url}?area=${code}`,
      },
    ];
  });
};

export async function ProductStructuredData({
  product,
  locale,
}: {
  product: ProductContent;
  locale: Locale;
}) {
  const url = pageUrl(`product/${product.slug}`, locale);
  const offers = await offersOf(product, locale, url);
  const prices = offers.map(({ price }) => price);
  return (
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
        ...(offers.length > 0 && {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: Math.min(...prices),
            highPrice: Math.max(...prices),
            priceCurrency: 'IDR',
            offerCount: offers.length,
            offers,
          },
        }),
      }}
    />
  );
}
