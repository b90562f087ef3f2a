// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskQueueQuery, DeskQueueQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskQueueDocument: TrustedDocument<DeskQueueQuery, DeskQueueQueryVariables> = {
  __meta__: { name: 'DeskQueue', hash: 'sha256:7b122d42e3102a5c2ff494b475d955e946e18c73cc98626a4131174bdf41c551' },
};
