// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ActiveOrderQuery, ActiveOrderQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ActiveOrderDocument: TrustedDocument<ActiveOrderQuery, ActiveOrderQueryVariables> = {
  __meta__: { name: 'ActiveOrder', hash: 'sha256:50123f3fd4e55fd50854099d2adec3b878002e685f197e69fbebe2f0af7bcfa9' },
};
