// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SyncEndsQuery, SyncEndsQueryVariables } from '#web/platform/graphql/generated/content.ts';

export const SyncEndsDocument: TrustedDocument<SyncEndsQuery, SyncEndsQueryVariables> = {
  __meta__: { name: 'SyncEnds', hash: 'sha256:2fefaaca8f020f7e5fcd2aace8cc2d8dd4dd9f02a02a8fff5c1cb452d44e49b0' },
};
