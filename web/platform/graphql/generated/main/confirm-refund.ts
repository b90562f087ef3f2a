// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ConfirmRefundMutation, ConfirmRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ConfirmRefundDocument: TrustedDocument<ConfirmRefundMutation, ConfirmRefundMutationVariables> = {
  __meta__: { name: 'ConfirmRefund', hash: 'sha256:48ef253aad100aad491274f4186c4db2dbf9da05c5ffbec6f373eb2b2fc482c8' },
};
