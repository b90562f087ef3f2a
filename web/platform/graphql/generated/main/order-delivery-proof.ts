// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderDeliveryProofQuery, OrderDeliveryProofQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderDeliveryProofDocument: TrustedDocument<OrderDeliveryProofQuery, OrderDeliveryProofQueryVariables> = {
  __meta__: { name: 'OrderDeliveryProof', hash: 'sha256:1efd6d3dd33966292c4331d0921768bfd697fee820f3787961a1c8b326e7a735' },
};
