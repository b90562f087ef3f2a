// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideDaysQuery, TestRideDaysQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideDaysDocument: TrustedDocument<TestRideDaysQuery, TestRideDaysQueryVariables> = {
  __meta__: { name: 'TestRideDays', hash: 'sha256:3bfb635863b5d0f2b5dea7b56996b34346db0972d3fff121ebb60cf0ef847e75' },
};
