// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayDownPaymentMutation, PayDownPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PayDownPaymentDocument: TrustedDocument<PayDownPaymentMutation, PayDownPaymentMutationVariables> = {
  __meta__: { name: 'PayDownPayment', hash: 'sha256:9c7c233047c570b3e94d8a4ee6bd9220aa61edc91f602ae44cf521e26febd48e' },
};
