// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectInstallmentMutation, RejectInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectInstallmentDocument: TrustedDocument<RejectInstallmentMutation, RejectInstallmentMutationVariables> = {
  __meta__: { name: 'RejectInstallment', hash: 'sha256:560544670e7b2a6b3cd6b62b86c1413c13e6db889e79ecbc548d3c9370a3ba3c' },
};
