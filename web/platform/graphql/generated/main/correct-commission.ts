// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CorrectCommissionMutation, CorrectCommissionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CorrectCommissionDocument: TrustedDocument<CorrectCommissionMutation, CorrectCommissionMutationVariables> = {
  __meta__: { name: 'CorrectCommission', hash: 'sha256:5ce434b8037d56a0ea83f61963eef931039acb6d50452ad25a8720f41e6f6bc5' },
};
