// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayDownPaymentMutation, PayDownPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PayDownPaymentDocument: TrustedDocument<PayDownPaymentMutation, PayDownPaymentMutationVariables> = {
  __meta__: { name: 'PayDownPayment', hash: 'sha256:32afe22767818e8b741c65f37c19f594fd3f5e05c5600df705e40cbd522a6856' },
};
