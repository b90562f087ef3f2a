'use client';

import { useEffect, useMemo } from 'react';
import {
  BlogPostsDocument,
  PressPostsDocument,
} from '../../../platform/graphql/generated/content.ts';
import { useContent } from '../../../platform/graphql/use-operation.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { type NewsPage, ownItem } from './item.ts';
import { keepPage, keptPage, type ListName } from './kept-pages.ts';

export interface ShownPage {
  /** Undefined: neither the network nor this device has it. */
  readonly page: NewsPage | undefined;
  /** Epoch ms of the copy that stands in for the network's answer. */
  readonly keptAt: number | undefined;
  readonly isLoading: boolean;
  readonly retry: () => void;
}

/** A page of a list: what the build had, then the network's answer, else what this device kept. */
export const useNewsPage = (list: ListName, wanted: number, first: NewsPage): ShownPage => {
  const locale = useLocale();
  const variables = { page: wanted, locale };
  const blog = useContent(BlogPostsDocument, list === 'stories' ? variables : null);
  const press = useContent(PressPostsDocument, list === 'press' ? variables : null);
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
    if (fresh !== undefined) keepPage(list, locale, fresh, Date.now());
  }, [fresh, list, locale]);

  const failed = live.fault !== undefined;
  const kept = failed && fresh === undefined ? keptPage(list, locale, wanted) : undefined;
  return {
    page: fresh ?? kept?.page ?? (wanted === 1 ? first : undefined),
    keptAt: fresh === undefined ? kept?.at : undefined,
    isLoading: fresh === undefined && !failed,
    retry: live.retry,
  };
};
