// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { LatestPostsQuery, LatestPostsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const LatestPostsDocument: TrustedDocument<LatestPostsQuery, LatestPostsQueryVariables> = {
  __meta__: { name: 'LatestPosts', hash: 'sha256:c3e70d3da5857e989397f5592619ca8173f6d8b97d4e9d22d93df4f465a99008' },
};
