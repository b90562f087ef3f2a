// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SyncChangedQuery, SyncChangedQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const SyncChangedDocument: TrustedDocument<SyncChangedQuery, SyncChangedQueryVariables> = {
  __meta__: { name: 'SyncChanged', hash: 'sha256:72083958737559b1035576818be43a12afdd007391d11225e1a643c85578df94' },
};
