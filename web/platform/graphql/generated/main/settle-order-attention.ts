// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettleOrderAttentionMutation, SettleOrderAttentionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SettleOrderAttentionDocument: TrustedDocument<SettleOrderAttentionMutation, SettleOrderAttentionMutationVariables> = {
  __meta__: { name: 'SettleOrderAttention', hash: 'sha256:ec053d93c003a1a107aa2f49a1e1b94f2700820ffac8b5f6fe7faa914187a936' },
};
