// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AdjustOrderLineMutation, AdjustOrderLineMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AdjustOrderLineDocument: TrustedDocument<AdjustOrderLineMutation, AdjustOrderLineMutationVariables> = {
  __meta__: { name: 'AdjustOrderLine', hash: 'sha256:e392ab04a7bc9534427dd12a3dee4d65ddf00165d770e072ae832eba7133fa6f' },
};
