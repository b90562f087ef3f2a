// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PostQuery, PostQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const PostDocument: TrustedDocument<PostQuery, PostQueryVariables> = {
  __meta__: { name: 'Post', hash: 'sha256:2850a9f288be516f308594a3cda49e97cb1e428ad9f127ca69fb01fc48deb3e9' },
};
