// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideCentresQuery, TestRideCentresQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideCentresDocument: TrustedDocument<TestRideCentresQuery, TestRideCentresQueryVariables> = {
  __meta__: { name: 'TestRideCentres', hash: 'sha256:8671f08984f250963788b8984ec8e536743cc81340c1416dd4cfe6b592610363' },
};
