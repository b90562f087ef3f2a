// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderByCodeQuery, OrderByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderByCodeDocument: TrustedDocument<OrderByCodeQuery, OrderByCodeQueryVariables> = {
  __meta__: { name: 'OrderByCode', hash: 'sha256:f7234f24e544085227336e3b1070a86c92a2174258091d8525ffdd49d2b7eef9' },
};
