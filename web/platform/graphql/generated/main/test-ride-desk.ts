// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideDeskQuery, TestRideDeskQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideDeskDocument: TrustedDocument<TestRideDeskQuery, TestRideDeskQueryVariables> = {
  __meta__: { name: 'TestRideDesk', hash: 'sha256:12d9a4215db993a59ccef342cb28ab7da84f86b0a62e0c4ec4aca394785e2141' },
};
