// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddFinancingDocumentMutation, AddFinancingDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddFinancingDocumentDocument: TrustedDocument<AddFinancingDocumentMutation, AddFinancingDocumentMutationVariables> = {
  __meta__: { name: 'AddFinancingDocument', hash: 'sha256:bdf4de411ffad5d4fd8ac99e4f88a198c2ded4c5420004488934465aede8a85a' },
};
