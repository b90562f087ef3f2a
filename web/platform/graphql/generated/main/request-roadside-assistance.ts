// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RequestRoadsideAssistanceMutation, RequestRoadsideAssistanceMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RequestRoadsideAssistanceDocument: TrustedDocument<RequestRoadsideAssistanceMutation, RequestRoadsideAssistanceMutationVariables> = {
  __meta__: { name: 'RequestRoadsideAssistance', hash: 'sha256:801fa17d66a956f5009cd6b02e1a96c9751c443a5fe1e54b6c513b572f10da73' },
};
