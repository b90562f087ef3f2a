// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EnterRegistrationCostMutation, EnterRegistrationCostMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EnterRegistrationCostDocument: TrustedDocument<EnterRegistrationCostMutation, EnterRegistrationCostMutationVariables> = {
  __meta__: { name: 'EnterRegistrationCost', hash: 'sha256:6ced828e7848d267c7e2954d1ca273edcd20a5dca44c9bfabdb8589aff773988' },
};
