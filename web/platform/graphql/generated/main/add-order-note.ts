// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AddOrderNoteMutation, AddOrderNoteMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AddOrderNoteDocument: TrustedDocument<AddOrderNoteMutation, AddOrderNoteMutationVariables> = {
  __meta__: { name: 'AddOrderNote', hash: 'sha256:50c7a03499af71a32429bb6e14a2b1710dd4c177f8b618deee4a51d926d09d85' },
};
