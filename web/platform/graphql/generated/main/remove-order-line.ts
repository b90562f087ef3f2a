// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveOrderLineMutation, RemoveOrderLineMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveOrderLineDocument: TrustedDocument<RemoveOrderLineMutation, RemoveOrderLineMutationVariables> = {
  __meta__: { name: 'RemoveOrderLine', hash: 'sha256:9e6081b0d52efa53ccfb6dea309b26c67e5c0c2e01963163392b5bea8e0c2b7f' },
};
