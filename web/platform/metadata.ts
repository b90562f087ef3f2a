import type { Metadata } from 'next';
import { cache } from 'react';
import { type Locale, otherLocales, SOCIAL_LOCALE } from '#edge/contract/locale.ts';
import { contentAtBuild } from './graphql/at-build.ts';
import { MetaTagsDocument } from './graphql/generated/content/meta-tags.ts';
import type { MetaTagsQuery } from './graphql/generated/content.ts';
import { languagesOf, pageUrl } from './page-url.ts';
import { siteOrigin } from './site.ts';

export type PageMeta = NonNullable<MetaTagsQuery['metaTags']>;

/** Meta data by page name: the path without slash and language, `home` for the start page. */
export const pageMeta = cache(async (pageName: string, locale: Locale): Promise<PageMeta> => {
  const { metaTags } = await contentAtBuild(MetaTagsDocument, { pageName, locale });
  if (metaTags === null) throw new Error(`No meta data for the page ${pageName}`);
  return metaTags;
});

/** What the head of a page says: title, description, social cards, canonical and the other languages. */
export const pageMetadata = async (pageName: string, locale: Locale): Promise<Metadata> => {
  const { title, description, image } = await pageMeta(pageName, locale);
  const url = pageUrl(pageName, locale);
  const images = [{ url: `${siteOrigin()}${image}`, width: 1200, height: 630 }];
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: languagesOf(pageName),
    },
    openGraph: {
      type: 'website',
      siteName: 'ALVA',
      title,
      description,
      url,
      images,
      locale: SOCIAL_LOCALE[locale],
      alternateLocale: otherLocales(locale).map((each) => SOCIAL_LOCALE[each]),
    },
    twitter: { card: 'summary_large_image', title, description, images },
  };
};
