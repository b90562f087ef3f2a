import type { Locale } from '../../../platform/i18n/locales.ts';
import { JsonLd } from '../../../platform/json-ld.tsx';
import { pageUrl } from '../../../platform/metadata.ts';
import { siteOrigin } from '../../../platform/site.ts';
import type { PageText } from '../reading/text.ts';

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
