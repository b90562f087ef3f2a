// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReturnPayoutMutation, ReturnPayoutMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReturnPayoutDocument: TrustedDocument<ReturnPayoutMutation, ReturnPayoutMutationVariables> = {
  __meta__: { name: 'ReturnPayout', hash: 'sha256:bc30e52ca5f39a7f8581ec6033ea4e9632d9a0df936856952b0ce76b18f00d49' },
};
