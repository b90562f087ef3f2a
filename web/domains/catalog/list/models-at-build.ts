import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { looksOf } from '#web/domains/catalog/look.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductListDocument } from '#web/platform/graphql/generated/content.ts';
import type { ListedModel } from './listed-model.ts';

/** The models on sale in the brand's order, ready for cards. */
export const modelsAtBuild = cache(async (locale: Locale): Promise<ListedModel[]> => {
  const { products } = await contentAtBuild(ProductListDocument, { locale });
  return products.flatMap(({ components, ...product }) => {
    const [look] = looksOf(components);
    if (look === undefined) return [];
    const batteries = components.find(({ code }) => code === 'battery')?.values ?? [];
    return [
      {
        ...product,
        look,
        shot: shotOf(product.slug, look.key, 'hero'),
        batteries: batteries.map(({ code }) => code),
      },
    ];
  });
});
