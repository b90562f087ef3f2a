// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideCentreQuery, TestRideCentreQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideCentreDocument: TrustedDocument<TestRideCentreQuery, TestRideCentreQueryVariables> = {
  __meta__: { name: 'TestRideCentre', hash: 'sha256:77e38bc7fcfd250efb6725ca1739e30e6aa2ba59b39e72de7455d772a379f9e0' },
};
