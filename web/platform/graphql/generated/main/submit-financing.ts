// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SubmitFinancingMutation, SubmitFinancingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SubmitFinancingDocument: TrustedDocument<SubmitFinancingMutation, SubmitFinancingMutationVariables> = {
  __meta__: { name: 'SubmitFinancing', hash: 'sha256:cdbe21d2f11f9892515439fab02507f77ee5d6fcbde96f2421794a9ee788edab' },
};
