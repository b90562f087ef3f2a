// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderByCodeQuery, OrderByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderByCodeDocument: TrustedDocument<OrderByCodeQuery, OrderByCodeQueryVariables> = {
  __meta__: { name: 'OrderByCode', hash: 'sha256:ce3b82a93a8b3d377504a7adb9ef514737e41b043b3f0e7b391bf325c0e5d713' },
};
