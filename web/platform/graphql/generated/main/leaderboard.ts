// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { LeaderboardQuery, LeaderboardQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const LeaderboardDocument: TrustedDocument<LeaderboardQuery, LeaderboardQueryVariables> = {
  __meta__: { name: 'Leaderboard', hash: 'sha256:9110ca42ef15ea28ca731551004bcb87d8ef10fc3d8ab97aec7da0d48ed0e378' },
};
