// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SettleOrderAttentionMutation, SettleOrderAttentionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SettleOrderAttentionDocument: TrustedDocument<SettleOrderAttentionMutation, SettleOrderAttentionMutationVariables> = {
  __meta__: { name: 'SettleOrderAttention', hash: 'sha256:70b1b247a75990ce55bc29e1bda79d6006d023263e32d83c0c4b175b3d7ba05a' },
};
