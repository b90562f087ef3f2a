// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetCustomerConsentMutation, SetCustomerConsentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetCustomerConsentDocument: TrustedDocument<SetCustomerConsentMutation, SetCustomerConsentMutationVariables> = {
  __meta__: { name: 'SetCustomerConsent', hash: 'sha256:81a2f736bf3d9e45fce93c2c735fce69b2b1f28ae39d65c5af622fe0aeead70e' },
};
