// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CheckPaymentMutation, CheckPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CheckPaymentDocument: TrustedDocument<CheckPaymentMutation, CheckPaymentMutationVariables> = {
  __meta__: { name: 'CheckPayment', hash: 'sha256:78113afd69e1fa6a164c6456824e324fcb83fee332ee93d709d5806ce6a5ac48' },
};
