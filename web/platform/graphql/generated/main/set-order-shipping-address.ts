// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetOrderShippingAddressMutation, SetOrderShippingAddressMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetOrderShippingAddressDocument: TrustedDocument<SetOrderShippingAddressMutation, SetOrderShippingAddressMutationVariables> = {
  __meta__: { name: 'SetOrderShippingAddress', hash: 'sha256:30687ab0aea035be9eae7088ecf0fe762c512449a91d9250cbe5843f604be069' },
};
