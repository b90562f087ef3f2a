// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { CustomerAccountQuery, CustomerAccountQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const CustomerAccountDocument: TrustedDocument<CustomerAccountQuery, CustomerAccountQueryVariables> = {
  __meta__: { name: 'CustomerAccount', hash: 'sha256:7bfc7709f7896a5d5cccd4cebcfeb0c8fbb3f2a5f821c37fe418904984a15fe3' },
};
