// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpStandingQuery, OrpStandingQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpStandingDocument: TrustedDocument<OrpStandingQuery, OrpStandingQueryVariables> = {
  __meta__: { name: 'OrpStanding', hash: 'sha256:cf6a7e4cf85b034d9057c845dafdc468285dc18443c8000105615a5cb564c270' },
};
