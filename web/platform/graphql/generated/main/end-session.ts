// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { EndSessionMutation, EndSessionMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const EndSessionDocument: TrustedDocument<EndSessionMutation, EndSessionMutationVariables> = {
  __meta__: { name: 'EndSession', hash: 'sha256:1f6802e4d20dd473068216e26fc1fff58b1e7576d944928e26d071a703b10bc3' },
};
