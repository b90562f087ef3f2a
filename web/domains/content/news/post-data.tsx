import type { Locale } from '#edge/contract/locale.ts';
import type { PageText } from '#web/domains/content/reading/text.ts';
import { JsonLd } from '#web/platform/json-ld.tsx';
import { pageUrl } from '#web/platform/page-url.ts';
import { siteOrigin } from '#web/platform/site.ts';

interface Props {
  post: PageText;
  /** Page name, without language. */
  path: string;
  locale: Locale;
}

/** The post for search engines. */
export function PostData({ post, path, locale }: Props) {
  const url = pageUrl(path, locale);
  return (
    <JsonLd
      data={{
        '@type': post.category === 'press' ? 'NewsArticle' : 'BlogPosting',
        headline: post.title,
        description: post.summary,
        datePublished: post.published_at,
        inLanguage: post.locale,
        mainEntityOfPage: url,
        ...(post.image && { image: `${siteOrigin()}${post.image}` }),
        author: { '@type': 'Organization', name: 'ALVA' },
        publisher: {
          '@type': 'Organization',
          name: 'ALVA',
          logo: `${siteOrigin()}/icons/icon-512.png`,
        },
      }}
    />
  );
}
