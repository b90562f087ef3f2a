import type { Locale } from '#edge/contract/locale.ts';
import { contentAtBuild } from '#web/platform/graphql/at-build.ts';
import { BlogPostsDocument } from '#web/platform/graphql/generated/content/blog-posts.ts';
import { NewsFrame } from './news-frame.tsx';
import { NewsList } from './news-list.tsx';

export async function StoriesScreen({ locale }: { locale: Locale }) {
  const { blogPosts } = await contentAtBuild(BlogPostsDocument, { page: 1, locale });
  // Whether the blog answers is said by the browser, which asks now; the build asked long ago.
  const first = { ...blogPosts, isBlogAway: false };
  return (
    <NewsFrame locale={locale} tab="stories">
      <NewsList list="stories" path="/whats-new" first={first} />
    </NewsFrame>
  );
}
