// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { PayHelpDifferenceMutation, PayHelpDifferenceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const PayHelpDifferenceDocument: TrustedDocument<PayHelpDifferenceMutation, PayHelpDifferenceMutationVariables> = {
  __meta__: { name: 'PayHelpDifference', hash: 'sha256:796f8faee9c508fa01426061976ef3ae0973ef5df010ad247420638b3a2d7904' },
};
