// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AdjustOrderLineMutation, AdjustOrderLineMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AdjustOrderLineDocument: TrustedDocument<AdjustOrderLineMutation, AdjustOrderLineMutationVariables> = {
  __meta__: { name: 'AdjustOrderLine', hash: 'sha256:b72da0e2d164668ec3bafa16caaae9793668a5698e919f5d346c4d10ac195c45' },
};
