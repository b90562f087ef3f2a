// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { UpdateRegistrationMutation, UpdateRegistrationMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const UpdateRegistrationDocument: TrustedDocument<UpdateRegistrationMutation, UpdateRegistrationMutationVariables> = {
  __meta__: { name: 'UpdateRegistration', hash: 'sha256:aae41da6516f00390b1c72bf15ff710dbd64916357c8389ffe747de39407397e' },
};
