// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RejectInstallmentMutation, RejectInstallmentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RejectInstallmentDocument: TrustedDocument<RejectInstallmentMutation, RejectInstallmentMutationVariables> = {
  __meta__: { name: 'RejectInstallment', hash: 'sha256:f4dd29aea99498e53d76986e8f303b98319d03f81616650b06a399978a234627' },
};
