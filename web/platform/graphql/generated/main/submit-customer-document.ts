// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SubmitCustomerDocumentMutation, SubmitCustomerDocumentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SubmitCustomerDocumentDocument: TrustedDocument<SubmitCustomerDocumentMutation, SubmitCustomerDocumentMutationVariables> = {
  __meta__: { name: 'SubmitCustomerDocument', hash: 'sha256:890e98194c4a7c314726dccd4602314491714c84e62f3dda2cdb46d234874c5b' },
};
