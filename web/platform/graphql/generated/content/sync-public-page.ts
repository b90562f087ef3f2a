// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SyncPublicPageQuery, SyncPublicPageQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const SyncPublicPageDocument: TrustedDocument<SyncPublicPageQuery, SyncPublicPageQueryVariables> = {
  __meta__: { name: 'SyncPublicPage', hash: 'sha256:62da9a2f07eaf7e4eb6bd1a77a65135c0ecf2f135cad39e92b24e688e0675410' },
};
