// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetCustomerDisabledMutation, SetCustomerDisabledMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetCustomerDisabledDocument: TrustedDocument<SetCustomerDisabledMutation, SetCustomerDisabledMutationVariables> = {
  __meta__: { name: 'SetCustomerDisabled', hash: 'sha256:98e4935ec5897a0f6b7aeb711e4325ca96b6c3e354bc27c9123de8ab950c9c29' },
};
