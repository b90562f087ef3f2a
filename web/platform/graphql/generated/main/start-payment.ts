// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StartPaymentMutation, StartPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const StartPaymentDocument: TrustedDocument<StartPaymentMutation, StartPaymentMutationVariables> = {
  __meta__: { name: 'StartPayment', hash: 'sha256:6b40f3b6345d72a74f762ab04b7569dcaae92cb0024de0dfecb34332f8fcf8b8' },
};
