// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ExperienceCentersQuery, ExperienceCentersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ExperienceCentersDocument: TrustedDocument<ExperienceCentersQuery, ExperienceCentersQueryVariables> = {
  __meta__: { name: 'ExperienceCenters', hash: 'sha256:8c9790be327d1f36a698f3568b32259a1cdf279e7e90bb3dfd5d20b29c3b8f60' },
};
