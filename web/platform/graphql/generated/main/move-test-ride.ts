// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { MoveTestRideMutation, MoveTestRideMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const MoveTestRideDocument: TrustedDocument<MoveTestRideMutation, MoveTestRideMutationVariables> = {
  __meta__: { name: 'MoveTestRide', hash: 'sha256:1ef1b040db6a5718f0c75244a0a5bdff87dc5f8102ff1f75e5433840734908c1' },
};
