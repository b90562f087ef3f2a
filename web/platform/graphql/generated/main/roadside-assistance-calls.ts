// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RoadsideAssistanceCallsQuery, RoadsideAssistanceCallsQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const RoadsideAssistanceCallsDocument: TrustedDocument<RoadsideAssistanceCallsQuery, RoadsideAssistanceCallsQueryVariables> = {
  __meta__: { name: 'RoadsideAssistanceCalls', hash: 'sha256:0a5d4e5b74f96c13022db953b0a80c185626611ba041d59b6832a885a4c0bcbc' },
};
