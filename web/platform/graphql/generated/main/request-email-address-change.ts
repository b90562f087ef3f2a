// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestEmailAddressChangeMutation, RequestEmailAddressChangeMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestEmailAddressChangeDocument: TrustedDocument<RequestEmailAddressChangeMutation, RequestEmailAddressChangeMutationVariables> = {
  __meta__: { name: 'RequestEmailAddressChange', hash: 'sha256:fc4873a5b718c6bc6966ff9a8f6de8f0a38cc2129944cd966a2d89a606993aeb' },
};
