// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { OrderByCodeQuery, OrderByCodeQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const OrderByCodeDocument: TrustedDocument<OrderByCodeQuery, OrderByCodeQueryVariables> = {
  __meta__: { name: 'OrderByCode', hash: 'sha256:622ffe0bacf57f9de128b03c2aac85714a89190614fc412f280878c8a730955e' },
};
