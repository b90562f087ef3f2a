// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OpenDeliveryMutation, OpenDeliveryMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const OpenDeliveryDocument: TrustedDocument<OpenDeliveryMutation, OpenDeliveryMutationVariables> = {
  __meta__: { name: 'OpenDelivery', hash: 'sha256:b7e79ff07140488d0e8557c9747202d8d973a03972735137977e7dc077d38cab' },
};
