// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevokeDeliveryLinkMutation, RevokeDeliveryLinkMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevokeDeliveryLinkDocument: TrustedDocument<RevokeDeliveryLinkMutation, RevokeDeliveryLinkMutationVariables> = {
  __meta__: { name: 'RevokeDeliveryLink', hash: 'sha256:27febacae701a24c4f2cba8f760124c97d224830324b0b038f0793e247d984be' },
};
