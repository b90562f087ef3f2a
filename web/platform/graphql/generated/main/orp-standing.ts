// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrpStandingQuery, OrpStandingQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrpStandingDocument: TrustedDocument<OrpStandingQuery, OrpStandingQueryVariables> = {
  __meta__: { name: 'OrpStanding', hash: 'sha256:b77a11619cf34a1a5109722afc86a51e65446a19b597880336b571f9b6eae3e4' },
};
