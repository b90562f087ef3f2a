// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DecideCommissionMutation, DecideCommissionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DecideCommissionDocument: TrustedDocument<DecideCommissionMutation, DecideCommissionMutationVariables> = {
  __meta__: { name: 'DecideCommission', hash: 'sha256:cdb15ed5c2595cf88e8268dc4f844ef43fbf8ef19cafcadda2ae8befdbf61c3f' },
};
