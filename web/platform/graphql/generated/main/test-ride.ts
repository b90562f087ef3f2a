// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideQuery, TestRideQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideDocument: TrustedDocument<TestRideQuery, TestRideQueryVariables> = {
  __meta__: { name: 'TestRide', hash: 'sha256:effc9909a5ca95823b2f9868374ce4f1283898521dfe304017b0c85cc1933fdc' },
};
