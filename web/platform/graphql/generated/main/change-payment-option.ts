// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ChangePaymentOptionMutation, ChangePaymentOptionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ChangePaymentOptionDocument: TrustedDocument<ChangePaymentOptionMutation, ChangePaymentOptionMutationVariables> = {
  __meta__: { name: 'ChangePaymentOption', hash: 'sha256:f68bc067fd90e1c4afdd4f293515fca6f90ae1b01711b0c85e9638490a55622a' },
};
