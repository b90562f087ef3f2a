// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RemoveSecondFactorDocument: TrustedDocument<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables> = {
  __meta__: { name: 'RemoveSecondFactor', hash: 'sha256:527d821d173ce374918c6395541038a89244cdc494cf5797cb8eaadfd497f434' },
};
