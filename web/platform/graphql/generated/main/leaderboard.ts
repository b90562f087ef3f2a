// Written by `npm run codegen`.
import type { TrustedDocument } from '#web/platform/graphql/send.ts';
import type { LeaderboardQuery, LeaderboardQueryVariables } from '#web/platform/graphql/generated/main.ts';

export const LeaderboardDocument: TrustedDocument<LeaderboardQuery, LeaderboardQueryVariables> = {
  __meta__: { name: 'Leaderboard', hash: 'sha256:d4de175bcf6afa80ad2796992133546b0a1f8e7befc5d76fcfb35fc87c0f4787' },
};
