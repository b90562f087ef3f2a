import type { NewsItemFragment, PressPostsQuery } from '#web/platform/graphql/generated/content.ts';

export type NewsItem = NewsItemFragment;

/** One page of a list of posts. */
export interface NewsPage {
  readonly items: readonly NewsItem[];
  readonly totalPages: number;
  readonly currentPage: number;
  /** The external blog does not answer; these are posts of this site. */
  readonly isBlogAway: boolean;
}

type OwnPost = PressPostsQuery['posts']['items'][number];

/** Where a post of our own is read. */
const postPath = (name: string): string => name.replace(/^posts\//, '/whats-new/');

export const ownItem = ({ name, ...post }: OwnPost): NewsItem => ({
  ...post,
  href: postPath(name),
  image_alt: '',
});
