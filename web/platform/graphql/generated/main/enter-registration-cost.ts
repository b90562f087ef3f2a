// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EnterRegistrationCostMutation, EnterRegistrationCostMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EnterRegistrationCostDocument: TrustedDocument<EnterRegistrationCostMutation, EnterRegistrationCostMutationVariables> = {
  __meta__: { name: 'EnterRegistrationCost', hash: 'sha256:4b9d3e7e60b9b0f6c845baa12fbd18afff2ba0285aa5d51bd54d545f137f08e5' },
};
