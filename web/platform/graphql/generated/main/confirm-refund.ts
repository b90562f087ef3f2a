// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ConfirmRefundMutation, ConfirmRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ConfirmRefundDocument: TrustedDocument<ConfirmRefundMutation, ConfirmRefundMutationVariables> = {
  __meta__: { name: 'ConfirmRefund', hash: 'sha256:ea1a00ae6a492f12600636b5f188d64979839a87befe99ee19bdfec91aa0b1e3' },
};
