import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild, mainAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductListDocument } from '#web/platform/graphql/generated/content/product-list.ts';
import { PriceListDocument } from '#web/platform/graphql/generated/main/price-list.ts';
import type { PriceListQuery } from '#web/platform/graphql/generated/main.ts';
import { filtersOf, variablesOf } from './filters.ts';

/** The first page of the list, as the static page shows it. */
export const firstPageAtBuild = (locale: Locale): Promise<PriceListQuery> =>
  mainAtBuild(PriceListDocument, variablesOf(filtersOf(new URLSearchParams()), locale));

/** sRGB of every paint a model comes in, by the name that ends the name of a painted panel. */
export const paintsAtBuild = async (locale: Locale): Promise<Record<string, string>> => {
  const { products } = await contentAtBuild(ProductListDocument, { locale });
  const values = products.flatMap(({ components }) => components.flatMap((each) => each.values));
  return Object.fromEntries(values.flatMap(({ name, hex }) => (hex === null ? [] : [[name, hex]])));
};

const PAGE = 50;

/** Name, code and models of every part, for the sitemap and the search. */
export const allPartsAtBuild = async (
  locale: Locale,
): Promise<
  { readonly name: string; readonly code: string; readonly fits: readonly string[] }[]
> => {
  const parts: { name: string; code: string; fits: readonly string[] }[] = [];
  for (let page = 1; ; page++) {
    const { getPriceListSparePart: list } = await mainAtBuild(PriceListDocument, {
      pageSize: String(PAGE),
      pageNumber: String(page),
      locale,
    });
    parts.push(
      ...list.data.map(({ name, code, productSlugs }) => ({ name, code, fits: productSlugs })),
    );
    if (page >= list.total) return parts;
  }
};
