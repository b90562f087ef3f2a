// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetCustomerConsentMutation, SetCustomerConsentMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetCustomerConsentDocument: TrustedDocument<SetCustomerConsentMutation, SetCustomerConsentMutationVariables> = {
  __meta__: { name: 'SetCustomerConsent', hash: 'sha256:55031f35207b61ec8ba0d3475bd737891031fa38a695260cb909b81d373e7755' },
};
