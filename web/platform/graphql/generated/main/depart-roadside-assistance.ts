// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { DepartRoadsideAssistanceMutation, DepartRoadsideAssistanceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const DepartRoadsideAssistanceDocument: TrustedDocument<DepartRoadsideAssistanceMutation, DepartRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'DepartRoadsideAssistance', hash: 'sha256:a6577a866d81836d90ad2e540eb1f0f0d13040e494b15a7142cc84755b1784d8' },
};
