// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ProfileQuery, ProfileQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ProfileDocument: TrustedDocument<ProfileQuery, ProfileQueryVariables> = {
  __meta__: { name: 'Profile', hash: 'sha256:4f004a678cd8629304ccf76613fd4669e5555b92c8283f1294d15ce76908ac8e' },
};
