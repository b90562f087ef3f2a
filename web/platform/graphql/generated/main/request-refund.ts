// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestRefundMutation, RequestRefundMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestRefundDocument: TrustedDocument<RequestRefundMutation, RequestRefundMutationVariables> = {
  __meta__: { name: 'RequestRefund', hash: 'sha256:f55f20ca70c346a9510cfb9cc6b9dd249135df8100b318aac95f1c13cb1447c4' },
};
