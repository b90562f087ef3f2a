// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProfileQuery, ProfileQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ProfileDocument: TrustedDocument<ProfileQuery, ProfileQueryVariables> = {
  __meta__: { name: 'Profile', hash: 'sha256:9fce46b0dfadf821a7cb27b6faddd7e5c61dd033ff5a2de630a53204e41a0dd0' },
};
