// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { AcceptRoadsideAssistanceMutation, AcceptRoadsideAssistanceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const AcceptRoadsideAssistanceDocument: TrustedDocument<AcceptRoadsideAssistanceMutation, AcceptRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'AcceptRoadsideAssistance', hash: 'sha256:1b2448a55d1804c563854004f06f982ea75497337b67ea0441a434ecbc9023bd' },
};
