// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SyncQuery, SyncQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SyncDocument: TrustedDocument<SyncQuery, SyncQueryVariables> = {
  __meta__: { name: 'Sync', hash: 'sha256:b917f1bdbd4f7d968083494fff110d0042510e83952d3293d1967eea177adbfe' },
};
