// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateRegistrationMutation, UpdateRegistrationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateRegistrationDocument: TrustedDocument<UpdateRegistrationMutation, UpdateRegistrationMutationVariables> = {
  __meta__: { name: 'UpdateRegistration', hash: 'sha256:cd6e47501ccd0869860eb6b905451b86a228433bfe7ce0d3fdc4685863342a6c' },
};
