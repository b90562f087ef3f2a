// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddFinancingDocumentMutation, AddFinancingDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddFinancingDocumentDocument: TrustedDocument<AddFinancingDocumentMutation, AddFinancingDocumentMutationVariables> = {
  __meta__: { name: 'AddFinancingDocument', hash: 'sha256:2d41362c07d2654fa04fdf7e4d9f55702cd42895890b8045e070e2b3a87112a2' },
};
