// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayHelpDifferenceMutation, PayHelpDifferenceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PayHelpDifferenceDocument: TrustedDocument<PayHelpDifferenceMutation, PayHelpDifferenceMutationVariables> = {
  __meta__: { name: 'PayHelpDifference', hash: 'sha256:51d2ee768461ccc09db9f3102253103f6ca9cfab28d4cfc626598e593473117f' },
};
