// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealFinancingDocumentsMutation, RevealFinancingDocumentsMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealFinancingDocumentsDocument: TrustedDocument<RevealFinancingDocumentsMutation, RevealFinancingDocumentsMutationVariables> = {
  __meta__: { name: 'RevealFinancingDocuments', hash: 'sha256:8836ef78cddb3c5bf1a5b4c6d0d90c7130dd1202ecb9b65745e78a8dfd929788' },
};
