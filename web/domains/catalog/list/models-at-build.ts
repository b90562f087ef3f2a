import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { looksOf } from '#web/domains/catalog/look.ts';
import { shotOf } from '#web/domains/catalog/shots.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductListDocument } from '#web/platform/graphql/generated/content/product-list.ts';
import { ProductPageDocument } from '#web/platform/graphql/generated/content/product-page.ts';
import { number } from '#web/platform/i18n/format.ts';
import { type ListedModel, rangeOf } from './listed-model.ts';

const topSpeedOf = async (slug: string, locale: Locale) => {
  const { productDetail } = await contentAtBuild(ProductPageDocument, { slug, locale });
  const rows = productDetail?.sections.flatMap((section) =>
    section.__typename === 'SpecificationsSection'
      ? section.groups.flatMap((group) => group.rows)
      : [],
  );
  const row = rows?.find(({ key }) => key === 'top-speed');
  const value = Number(row?.value);
  return row === undefined || !Number.isFinite(value)
    ? null
    : { name: row.name, value, unit: row.unit ?? '' };
};

/** The models on sale in the brand's order, ready for cards. */
export const modelsAtBuild = cache(async (locale: Locale): Promise<ListedModel[]> => {
  const { products } = await contentAtBuild(ProductListDocument, { locale });
  const speeds = await Promise.all(products.map(({ slug }) => topSpeedOf(slug, locale)));
  return products.flatMap(({ components, ...product }, at) => {
    const [look] = looksOf(components);
    if (look === undefined) return [];
    const batteries = components.find(({ code }) => code === 'battery')?.values ?? [];
    return [
      {
        ...product,
        look,
        shot: shotOf(product.slug, look.key, 'hero'),
        cutout: shotOf(product.slug, look.key, 'cutout'),
        figures: [rangeOf(product), speeds[at]].flatMap((figure) =>
          figure?.value == null
            ? []
            : [{ name: figure.name, text: number(locale, figure.value), unit: figure.unit ?? '' }],
        ),
        batteries: batteries.map(({ code }) => code),
      },
    ];
  });
});
