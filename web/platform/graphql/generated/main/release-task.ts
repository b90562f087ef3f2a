// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { ReleaseTaskMutation, ReleaseTaskMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const ReleaseTaskDocument: TrustedDocument<ReleaseTaskMutation, ReleaseTaskMutationVariables> = {
  __meta__: { name: 'ReleaseTask', hash: 'sha256:7c391f7ceb03947a137f506e15505d3a40ecb00ca7a90d0a22999c71db2c87f5' },
};
