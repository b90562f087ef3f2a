// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MetaTagsQuery, MetaTagsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const MetaTagsDocument: TrustedDocument<MetaTagsQuery, MetaTagsQueryVariables> = {
  __meta__: { name: 'MetaTags', hash: 'sha256:87269ddb0bc008a2d2e71d7c766adca1a4ee800ee67ee148d223a88d3e336cb8' },
};
