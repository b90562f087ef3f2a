// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderByCodeQuery, OrderByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderByCodeDocument: TrustedDocument<OrderByCodeQuery, OrderByCodeQueryVariables> = {
  __meta__: { name: 'OrderByCode', hash: 'sha256:4dc22b347aa7b18c86a446c01995460952f12014508164ec2cce61bcdd9393fa' },
};
