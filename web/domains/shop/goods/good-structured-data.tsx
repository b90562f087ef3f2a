import type { Locale } from '#edge/contract/locale.ts';
import type { ItemFragment } from '#web/platform/graphql/generated/content.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import { goodPage } from './kinds.ts';

/** Something of the shop and its price, for search engines. */
export function GoodStructuredData({ item, locale }: { item: ItemFragment; locale: Locale }) {
  const url = pageUrl(goodPage(item), locale);
  const inStock = item.sizes.some(({ stock }) => stock > 0);
  const sizes = item.sizes.filter(({ size }) => size !== '-').map(({ size }) => size);
  return (
    <JsonLd
      data={{
        '@type': 'Product',
        name: item.name,
        description: item.description,
        sku: item.id,
        url,
        brand: { '@type': 'Brand', name: 'ALVA' },
        ...(item.image !== null && { image: new URL(item.image, url).href }),
        ...(sizes.length > 0 && { size: sizes }),
        offers: {
          '@type': 'Offer',
          price: item.price,
          priceCurrency: 'IDR',
          availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
          itemCondition: 'https://schema.org/NewCondition',
          url,
        },
      }}
    />
  );
}
