// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateTestRideCentreMutation, UpdateTestRideCentreMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateTestRideCentreDocument: TrustedDocument<UpdateTestRideCentreMutation, UpdateTestRideCentreMutationVariables> = {
  __meta__: { name: 'UpdateTestRideCentre', hash: 'sha256:8d330f77043ecddd071871886f1932edeb4feffd851fa0fb3b35abdcdcecf78a' },
};
