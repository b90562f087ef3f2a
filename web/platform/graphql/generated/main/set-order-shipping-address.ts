// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetOrderShippingAddressMutation, SetOrderShippingAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetOrderShippingAddressDocument: TrustedDocument<SetOrderShippingAddressMutation, SetOrderShippingAddressMutationVariables> = {
  __meta__: { name: 'SetOrderShippingAddress', hash: 'sha256:715a168533b863bc1f62a38f4b333b455460a882ca67b5d4834505d5c420bf63' },
};
