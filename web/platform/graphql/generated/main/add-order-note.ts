// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddOrderNoteMutation, AddOrderNoteMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddOrderNoteDocument: TrustedDocument<AddOrderNoteMutation, AddOrderNoteMutationVariables> = {
  __meta__: { name: 'AddOrderNote', hash: 'sha256:3df249af52cb6f81022efe97c9b989eec5179d32819923749e039c3c8f0552f3' },
};
