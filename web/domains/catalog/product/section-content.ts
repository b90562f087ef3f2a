import type { ProductPageQuery } from '#web/platform/graphql/generated/content.ts';

/** A model's page as `/content` answers it. */
export type ProductContent = NonNullable<ProductPageQuery['productDetail']>;

/** One section of it; `__typename` says which. */
export type SectionContent = ProductContent['sections'][number];
