import { cache } from 'react';
import type { Locale } from '#edge/contract/locale.ts';
import { allGoodsAtBuild, goodPage } from '#web/domains/shop/index.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { ListedPagesDocument } from '#web/platform/graphql/generated/content/listed-pages.ts';
import { pageMeta } from '#web/platform/metadata.ts';
import { LISTED_PAGES } from './shell/pages.ts';

export interface ListedPage {
  /** Path without language. */
  readonly path: string;
  readonly label: string;
}

const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1));

/**
 * Every public page with its title: what the sitemap names, and among which the nearest ones to an
 * unknown address are looked for.
 */
export const listedPages = cache(async (locale: Locale): Promise<readonly ListedPage[]> => {
  const [content, goods, fixed] = await Promise.all([
    contentAtBuild(ListedPagesDocument, { locale }),
    allGoodsAtBuild(locale),
    Promise.all(
      LISTED_PAGES.map(async (path) => ({
        path,
        label: (await pageMeta(nameOf(path), locale)).h1,
      })),
    ),
  ]);
  const { products, policies, posts, promos, helpTopics } = content;
  const configurators = await Promise.all(
    products
      .flatMap(({ slug }) => [`product/${slug}/customize`, `product/${slug}/aec-scbd/customize`])
      .map(async (name) => ({ path: `/${name}`, label: (await pageMeta(name, locale)).h1 })),
  );
  return [
    ...fixed,
    ...products.map(({ slug, name }) => ({ path: `/product/${slug}`, label: name })),
    ...configurators,
    ...goods.map((item) => ({ path: `/${goodPage(item)}`, label: item.name })),
    ...helpTopics.flatMap(({ topicId, title, answers }) => [
      { path: `/support/${topicId}`, label: title },
      ...answers.map(({ answerId, question }) => ({
        path: `/support/${topicId}/${answerId}`,
        label: question,
      })),
    ]),
    ...posts.map(({ name, title }) => ({
      path: name.replace(/^posts/, '/whats-new'),
      label: title,
    })),
    ...promos.map(({ name, title }) => ({ path: name.replace(/^promos/, '/promo'), label: title })),
    ...policies.map(({ name, title }) => ({ path: `/policy/${name}`, label: title })),
  ];
});
