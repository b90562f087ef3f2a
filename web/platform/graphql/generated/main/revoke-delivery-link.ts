// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevokeDeliveryLinkMutation, RevokeDeliveryLinkMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevokeDeliveryLinkDocument: TrustedDocument<RevokeDeliveryLinkMutation, RevokeDeliveryLinkMutationVariables> = {
  __meta__: { name: 'RevokeDeliveryLink', hash: 'sha256:28247e026bed4e3ec6b5386beeea2ed28016bcea0d7f6416e367aa2307ed98a3' },
};
