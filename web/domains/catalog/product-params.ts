import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ProductSlugsDocument } from '#web/platform/graphql/generated/content/product-slugs.ts';

/** A page for each model on sale. */
export const productParams = async (): Promise<{ slug: string }[]> => {
  const { products } = await contentAtBuild(ProductSlugsDocument, {});
  return products.map(({ slug }) => ({ slug }));
};
