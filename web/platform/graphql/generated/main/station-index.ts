// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { StationIndexQuery, StationIndexQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const StationIndexDocument: TrustedDocument<StationIndexQuery, StationIndexQueryVariables> = {
  __meta__: { name: 'StationIndex', hash: 'sha256:9f618876b7ddb775edd436930aff2ce0fb855ce23abcb2708f0ce96af1642517' },
};
