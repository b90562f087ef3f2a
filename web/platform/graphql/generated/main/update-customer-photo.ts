// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateCustomerPhotoMutation, UpdateCustomerPhotoMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateCustomerPhotoDocument: TrustedDocument<UpdateCustomerPhotoMutation, UpdateCustomerPhotoMutationVariables> = {
  __meta__: { name: 'UpdateCustomerPhoto', hash: 'sha256:ea29b898ad1bc1d0bafc255a6ce4c7a8caa8cf7308fa4ff5c3103d8d77316d7e' },
};
