// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ShipOrderMutation, ShipOrderMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ShipOrderDocument: TrustedDocument<ShipOrderMutation, ShipOrderMutationVariables> = {
  __meta__: { name: 'ShipOrder', hash: 'sha256:fe4066ccd1aa055990831d98b1bc1ba9d6e798923e7df5875443ac7682eddd2a' },
};
