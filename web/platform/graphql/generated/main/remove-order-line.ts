// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveOrderLineMutation, RemoveOrderLineMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveOrderLineDocument: TrustedDocument<RemoveOrderLineMutation, RemoveOrderLineMutationVariables> = {
  __meta__: { name: 'RemoveOrderLine', hash: 'sha256:0095b2f45118135a29da5e0eab09dcc605c4cf9d931dd4e33b223734daaded33' },
};
