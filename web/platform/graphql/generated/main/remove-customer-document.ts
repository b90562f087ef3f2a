// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveCustomerDocumentMutation, RemoveCustomerDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveCustomerDocumentDocument: TrustedDocument<RemoveCustomerDocumentMutation, RemoveCustomerDocumentMutationVariables> = {
  __meta__: { name: 'RemoveCustomerDocument', hash: 'sha256:9df81830b822d0e6c7711676b8936cc9f6addc9b3ed65c075707f45e9fa3d4b3' },
};
