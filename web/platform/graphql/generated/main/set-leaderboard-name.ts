// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { SetLeaderboardNameMutation, SetLeaderboardNameMutationVariables } from '#web/platform/graphql/generated/main.ts';

export const SetLeaderboardNameDocument: TrustedDocument<SetLeaderboardNameMutation, SetLeaderboardNameMutationVariables> = {
  __meta__: { name: 'SetLeaderboardName', hash: 'sha256:765482a0d1343a18539927d0dc67e48ab57fcf5b8a983d3c879bc678b7ed34d9' },
};
