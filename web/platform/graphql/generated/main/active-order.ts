// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ActiveOrderQuery, ActiveOrderQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const ActiveOrderDocument: TrustedDocument<ActiveOrderQuery, ActiveOrderQueryVariables> = {
  __meta__: { name: 'ActiveOrder', hash: 'sha256:1431c0838f4b2d304d3b3d1c012e4bfbdfc7fc3085dd091bc6bd18d7bc20be9b' },
};
