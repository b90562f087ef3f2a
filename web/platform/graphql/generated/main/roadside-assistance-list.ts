// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RoadsideAssistanceListQuery, RoadsideAssistanceListQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const RoadsideAssistanceListDocument: TrustedDocument<RoadsideAssistanceListQuery, RoadsideAssistanceListQueryVariables> = {
  __meta__: { name: 'RoadsideAssistanceList', hash: 'sha256:0b7b9ab16872bd8e62b4c72342111196d6e66aaeb594401756fd7d391e0f020e' },
};
