// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealCustomerDocumentMutation, RevealCustomerDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealCustomerDocumentDocument: TrustedDocument<RevealCustomerDocumentMutation, RevealCustomerDocumentMutationVariables> = {
  __meta__: { name: 'RevealCustomerDocument', hash: 'sha256:b3884b711db4ffb1ae8ddc57ac39e394a12858469449df052cd1492e990e536c' },
};
