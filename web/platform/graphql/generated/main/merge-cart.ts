// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MergeCartMutation, MergeCartMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MergeCartDocument: TrustedDocument<MergeCartMutation, MergeCartMutationVariables> = {
  __meta__: { name: 'MergeCart', hash: 'sha256:2d692ff9469081a1e78fdbf79bf34bcc88c7cd4d4caf96aaf6fba32f90d50295' },
};
