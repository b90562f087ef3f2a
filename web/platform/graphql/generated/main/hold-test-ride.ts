// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { HoldTestRideMutation, HoldTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const HoldTestRideDocument: TrustedDocument<HoldTestRideMutation, HoldTestRideMutationVariables> = {
  __meta__: { name: 'HoldTestRide', hash: 'sha256:b3da9dbe3acee2829272466fd8f501a184684ba7d8201a50089adf6a279f4730' },
};
