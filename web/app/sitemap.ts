import type { MetadataRoute } from 'next';
import { contentAtBuild } from '../platform/graphql/at-build.ts';
import { ProductSlugsDocument } from '../platform/graphql/generated/content.ts';
import { LOCALES } from '../platform/i18n/locales.ts';
import { pageUrl } from '../platform/metadata.ts';

export const dynamic = 'force-static';

/** Every public page in both languages, each naming the other. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { products } = await contentAtBuild(ProductSlugsDocument, {});
  const names = [
    'home',
    'product',
    ...products.map(({ slug }) => `product/${slug}`),
    'charging-station',
  ];
  return names.flatMap((name) =>
    LOCALES.map((locale) => ({
      url: pageUrl(name, locale),
      alternates: {
        languages: Object.fromEntries(LOCALES.map((each) => [each, pageUrl(name, each)])),
      },
    })),
  );
}
