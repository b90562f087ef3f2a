// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PressPostsQuery, PressPostsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PressPostsDocument: TrustedDocument<PressPostsQuery, PressPostsQueryVariables> = {
  __meta__: { name: 'PressPosts', hash: 'sha256:12922504f041df62127d2e7fdf54c626b195853bef1d3a260f65ff1106f6039a' },
};
