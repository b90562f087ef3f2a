// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CustomerEditEmailAddressMutation, CustomerEditEmailAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const CustomerEditEmailAddressDocument: TrustedDocument<CustomerEditEmailAddressMutation, CustomerEditEmailAddressMutationVariables> = {
  __meta__: { name: 'CustomerEditEmailAddress', hash: 'sha256:ecb4efe200047dbf34a2e346159a15a57fc25526373df8ae806252e3a6071b27' },
};
