// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RegisterWithGoogleMutation, RegisterWithGoogleMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RegisterWithGoogleDocument: TrustedDocument<RegisterWithGoogleMutation, RegisterWithGoogleMutationVariables> = {
  __meta__: { name: 'RegisterWithGoogle', hash: 'sha256:2a39f9a65e27e181254d49c128454ecd7b3b78ee550762ea5e2b17351a23372d' },
};
