// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProfileQuery, ProfileQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ProfileDocument: TrustedDocument<ProfileQuery, ProfileQueryVariables> = {
  __meta__: { name: 'Profile', hash: 'sha256:de73cc24742c2767c88c52217b37521e94b3c80f897ded511ef1f1fed33ed53c' },
};
