// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateRegistrationMutation, UpdateRegistrationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateRegistrationDocument: TrustedDocument<UpdateRegistrationMutation, UpdateRegistrationMutationVariables> = {
  __meta__: { name: 'UpdateRegistration', hash: 'sha256:b3df6dffdd14427ebdb98c45b67a17f8595dd5fd4ca6658caa83e5c79d125f2f' },
};
