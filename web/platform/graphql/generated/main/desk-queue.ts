// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DeskQueueQuery, DeskQueueQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const DeskQueueDocument: TrustedDocument<DeskQueueQuery, DeskQueueQueryVariables> = {
  __meta__: { name: 'DeskQueue', hash: 'sha256:b97b5de54e0f58d1f41be120b710a11cab70cdec9a91f606c2932173c7fe59c7' },
};
