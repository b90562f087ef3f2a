// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideDaysQuery, TestRideDaysQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideDaysDocument: TrustedDocument<TestRideDaysQuery, TestRideDaysQueryVariables> = {
  __meta__: { name: 'TestRideDays', hash: 'sha256:8fa61b3f9c5b5d2a340a60b3ff65f6e1fc9257b868e5448eb4fd70d26dc38dc6' },
};
