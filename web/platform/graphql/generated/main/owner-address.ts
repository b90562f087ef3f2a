// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OwnerAddressQuery, OwnerAddressQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OwnerAddressDocument: TrustedDocument<OwnerAddressQuery, OwnerAddressQueryVariables> = {
  __meta__: { name: 'OwnerAddress', hash: 'sha256:7be174f3f0825483100761e4256950570da770049e7e86fc76130c3a2f61580f' },
};
