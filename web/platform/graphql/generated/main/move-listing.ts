// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MoveListingMutation, MoveListingMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MoveListingDocument: TrustedDocument<MoveListingMutation, MoveListingMutationVariables> = {
  __meta__: { name: 'MoveListing', hash: 'sha256:c7dd91f4bb687bda6272ddfb206b1a47f37537e9d14c73fe3970b7e9ab2b7279' },
};
