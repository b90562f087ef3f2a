'use client';

import { useState } from 'react';
import { LeaderboardDocument } from '#web/platform/graphql/generated/main/leaderboard.ts';
import { SetLeaderboardNameDocument } from '#web/platform/graphql/generated/main/set-leaderboard-name.ts';
import type { LeaderboardType } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { usePersonalMutation } from '#web/platform/session/use-personal-mutation.ts';
import { usePersonalQuery } from '#web/platform/session/use-personal-query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Card } from '#web/ui/card.tsx';
import { Switch } from '#web/ui/switch.tsx';

interface Props {
  readonly vin: string;
  readonly title: string;
  readonly type: LeaderboardType;
  readonly onNamed: () => void;
}

/** Where one's own motorcycle stands, and whether one is named. */
export function OwnRank({ vin, title, type, onNamed }: Props) {
  const t = useScopedI18n('leaderboard');
  const send = usePersonalMutation();
  const { data, retry } = usePersonalQuery(LeaderboardDocument, {
    limit: 1,
    leaderboardType: type,
    vin,
  });
  const [failed, setFailed] = useState(false);
  const row = data?.leaderboard[0];
  if (data === undefined) return null;
  if (row === undefined)
    return (
      <Card tone="plain">
        <p className="font-semibold">{title}</p>
        <p className="text-muted text-sm">{t('own.none')}</p>
      </Card>
    );
  const change = async (named: boolean): Promise<void> => {
    const answer = await send(SetLeaderboardNameDocument, { vin, named });
    setFailed(!answer.ok || !answer.data.setLeaderboardName.success);
    retry();
    onNamed();
  };
  return (
    <Card className="grid gap-2">
      <p className="flex items-baseline justify-between gap-4">
        <span className="font-semibold">{title}</span>
        <span className="shrink-0 font-bold text-2xl tabular-nums">
          {t('own.rank', { rank: row.rank })}
        </span>
      </p>
      <Switch
        label={t('own.named')}
        checked={row.named}
        onChange={(event) => void change(event.target.checked)}
      />
      {failed ? <Alert tone="critical">{t('own.failed')}</Alert> : null}
    </Card>
  );
}
