// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProcessOrderMutation, ProcessOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ProcessOrderDocument: TrustedDocument<ProcessOrderMutation, ProcessOrderMutationVariables> = {
  __meta__: { name: 'ProcessOrder', hash: 'sha256:61052c0e2daa7bc0385353def4887d9e9e40f34be7b842e0833761d9c93028b3' },
};
