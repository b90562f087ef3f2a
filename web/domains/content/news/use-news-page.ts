'use client';

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BlogPostsDocument } from '#web/platform/graphql/generated/content/blog-posts.ts';
import { PressPostsDocument } from '#web/platform/graphql/generated/content/press-posts.ts';
import { useLateContent } from '#web/platform/graphql/use-late-content.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { type NewsPage, ownItem } from './item.ts';
import { cachedPage, cachePage, type ListName, newestSeen, noteSeen } from './page-cache.ts';

export interface ShownPage {
  /** Undefined: neither the network nor this device has it. */
  readonly page: NewsPage | undefined;
  /** Epoch ms of the copy that stands in for the network's answer. */
  readonly keptAt: number | undefined;
  readonly isLoading: boolean;
  /** Whether a post came out since this device last saw the list. */
  readonly isNew: (publishedAt: string) => boolean;
  readonly retry: () => void;
  /** Shows nothing; the page renders it for the network's answer. */
  readonly reporter: ReactNode;
}

/** A page of a list: what the build had, then the network's answer, else what this device kept. */
export const useNewsPage = (list: ListName, wanted: number, first: NewsPage): ShownPage => {
  const locale = useLocale();
  const variables = { page: wanted, locale };
  const [blog, blogReporter] = useLateContent(
    BlogPostsDocument,
    list === 'stories' ? variables : null,
  );
  const [press, pressReporter] = useLateContent(
    PressPostsDocument,
    list === 'press' ? variables : null,
  );
  const live = list === 'stories' ? blog : press;

  const answer = useMemo((): NewsPage | undefined => {
    const own = press.data?.posts;
    if (list === 'press' && own)
      return { ...own, items: own.items.map(ownItem), isBlogAway: false };
    const posts = blog.data?.blogPosts;
    return posts && { ...posts, isBlogAway: posts.is_blog_away };
  }, [list, press.data, blog.data]);
  // While the next page is on its way the answer is still that of the page before.
  const fresh = answer?.currentPage === wanted ? answer : undefined;

  useEffect(() => {
    if (fresh !== undefined) cachePage(list, locale, fresh, Date.now());
  }, [fresh, list, locale]);

  // As it was when the page opened: what is shown now stays new until the next visit.
  const [seen, setSeen] = useState<string | null>(null);
  useEffect(() => setSeen(newestSeen()), []);
  useEffect(() => {
    if (fresh !== undefined) noteSeen(fresh.items.map((item) => item.published_at));
  }, [fresh]);

  const failed = live.fault !== undefined;
  const cached = failed && fresh === undefined ? cachedPage(list, locale, wanted) : undefined;
  return {
    page: fresh ?? cached?.page ?? (wanted === 1 ? first : undefined),
    keptAt: fresh === undefined ? cached?.at : undefined,
    isNew: (publishedAt) => seen !== null && publishedAt > seen,
    isLoading: fresh === undefined && !failed,
    retry: live.retry,
    reporter: list === 'stories' ? blogReporter : pressReporter,
  };
};
