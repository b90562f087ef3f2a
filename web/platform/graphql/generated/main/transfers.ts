// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TransfersQuery, TransfersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TransfersDocument: TrustedDocument<TransfersQuery, TransfersQueryVariables> = {
  __meta__: { name: 'Transfers', hash: 'sha256:e2fe2fcac8d44bc1228b429c8ad58f3bc3fd3d0a7130ad423ddbd393887ddb6e' },
};
