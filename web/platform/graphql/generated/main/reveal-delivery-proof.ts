// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { RevealDeliveryProofMutation, RevealDeliveryProofMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const RevealDeliveryProofDocument: TrustedDocument<RevealDeliveryProofMutation, RevealDeliveryProofMutationVariables> = {
  __meta__: { name: 'RevealDeliveryProof', hash: 'sha256:2b50d6dbaa12a3df26a72d2510916ebddbc2b4e72000b8736049949786b7fd41' },
};
