// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { BlogPostsQuery, BlogPostsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const BlogPostsDocument: TrustedDocument<BlogPostsQuery, BlogPostsQueryVariables> = {
  __meta__: { name: 'BlogPosts', hash: 'sha256:e3cff8d4545fb481da873372468d74902ebeb8d0adde8e6bc5cae815597cd4d0' },
};
