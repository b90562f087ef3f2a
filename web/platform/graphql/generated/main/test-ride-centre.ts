// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { TestRideCentreQuery, TestRideCentreQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const TestRideCentreDocument: TrustedDocument<TestRideCentreQuery, TestRideCentreQueryVariables> = {
  __meta__: { name: 'TestRideCentre', hash: 'sha256:caabdbf613b8d822cfd311c24e5603ffcfb901b7c7e7b08586a5b9f441c87099' },
};
