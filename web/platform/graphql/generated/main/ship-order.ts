// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShipOrderMutation, ShipOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ShipOrderDocument: TrustedDocument<ShipOrderMutation, ShipOrderMutationVariables> = {
  __meta__: { name: 'ShipOrder', hash: 'sha256:94e2463012212c67cd62d75de57901526807396086913185c4759447133a4a91' },
};
