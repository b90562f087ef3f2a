// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndUndeliveredMutation, EndUndeliveredMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndUndeliveredDocument: TrustedDocument<EndUndeliveredMutation, EndUndeliveredMutationVariables> = {
  __meta__: { name: 'EndUndelivered', hash: 'sha256:9d1e35386d29c10047b2458443115a0f1bcfeed70f8bae63bf01acd7ff0dced6' },
};
