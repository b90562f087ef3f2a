// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateTestRideCentreMutation, UpdateTestRideCentreMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateTestRideCentreDocument: TrustedDocument<UpdateTestRideCentreMutation, UpdateTestRideCentreMutationVariables> = {
  __meta__: { name: 'UpdateTestRideCentre', hash: 'sha256:37cbd860651aeb2d9ea7917f29b1cc029b6b7639dbb017df5823723a247ee00c' },
};
