'use client';

import { useEffect } from 'react';
import { LeaderboardDocument } from '#web/platform/graphql/generated/main/leaderboard.ts';
import type { LeaderboardType } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';

/** The title of the page, when its address names one's own motorcycle: its rank first. */
export function RankInTitle({ vin, type }: { vin: string; type: LeaderboardType }) {
  const t = useScopedI18n('leaderboard');
  // The question that `OwnRank` asks, too: it leaves the device once.
  const { data } = usePersonalQuery(LeaderboardDocument, { limit: 1, leaderboardType: type, vin });
  const rank = data?.leaderboard[0]?.rank;
  useEffect(() => {
    if (rank !== undefined) document.title = `${t('own.rank', { rank })} · ${t('title')} | ALVA`;
  }, [rank, t]);
  return null;
}
