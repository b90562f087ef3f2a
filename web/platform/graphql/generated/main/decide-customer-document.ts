// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideCustomerDocumentMutation, DecideCustomerDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideCustomerDocumentDocument: TrustedDocument<DecideCustomerDocumentMutation, DecideCustomerDocumentMutationVariables> = {
  __meta__: { name: 'DecideCustomerDocument', hash: 'sha256:684f14cd75f6a59c71b0deff35d7cb879f743ad0838a3f36aeb16546c8781918' },
};
