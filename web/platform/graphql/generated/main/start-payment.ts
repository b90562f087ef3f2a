// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StartPaymentMutation, StartPaymentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const StartPaymentDocument: TrustedDocument<StartPaymentMutation, StartPaymentMutationVariables> = {
  __meta__: { name: 'StartPayment', hash: 'sha256:0f6b064f8ead760cfb54570a2afe99f9f781639ae46bcf56d63e94f25655da96' },
};
