import { cache } from 'react';
import { contentAtBuild } from '../../../platform/graphql/at-build.ts';
import { ProductListDocument } from '../../../platform/graphql/generated/content.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { looksOf } from '../look.ts';
import { shotOf } from '../shots.ts';
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
