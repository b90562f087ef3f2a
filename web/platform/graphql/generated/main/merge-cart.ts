// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MergeCartMutation, MergeCartMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MergeCartDocument: TrustedDocument<MergeCartMutation, MergeCartMutationVariables> = {
  __meta__: { name: 'MergeCart', hash: 'sha256:a06726224c775c3ccb9a70a8ff49b5e1bebf965a054399f5e1ce865afc9eaf68' },
};
