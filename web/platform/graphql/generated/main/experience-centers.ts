// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ExperienceCentersQuery, ExperienceCentersQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ExperienceCentersDocument: TrustedDocument<ExperienceCentersQuery, ExperienceCentersQueryVariables> = {
  __meta__: { name: 'ExperienceCenters', hash: 'sha256:abd8d04197f639fc96978439ea440bffb1113397b7c637c626ffc2acf1064caf' },
};
