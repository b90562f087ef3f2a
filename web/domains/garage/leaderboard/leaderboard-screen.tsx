'use client';

import { useEffect } from 'react';
import { GENERATION_NAMES } from '#edge/contract/garage/generation.ts';
import { useGarage } from '#web/domains/garage/use-garage.ts';
import { LeaderboardDocument } from '#web/platform/graphql/generated/main/leaderboard.ts';
import type { LeaderboardType } from '#web/platform/graphql/generated/main.ts';
import { useMain } from '#web/platform/graphql/use-operation.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { number } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { HEAD_MARK } from '#web/platform/page-head/page-head.ts';
import { setQuery, useQuery } from '#web/platform/query.ts';
import { useKeptAnswer } from '#web/platform/session/use-kept-answer.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { cx } from '#web/ui/cx.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { CloudOff, Gauge } from '#web/ui/icons.ts';
import { Portrait } from '#web/ui/portrait.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SyncedLine } from '#web/ui/synced-line.tsx';
import { OwnRank } from './own-rank.tsx';
import { RankInTitle } from './rank-in-title.tsx';

const TYPES = ['TRIP', 'EFFICIENCY'] as const satisfies readonly LeaderboardType[];

/** The queries are the specification's: `category` the type, `id` a motorcycle shown first. */
export function LeaderboardScreen() {
  const t = useScopedI18n('leaderboard');
  useEffect(() => {
    // What the server wrote for those who only read the head; the page has a head of its own.
    for (const each of document.head.querySelectorAll(`meta[${HEAD_MARK}]`)) each.remove();
  }, []);
  const locale = useLocale();
  const query = useQuery();
  const { kind } = useSession();
  const garage = useGarage();
  const type = TYPES.find((each) => each === query.get('category')) ?? 'TRIP';
  const generation = query.get('generation');
  const variables = { limit: 25, leaderboardType: type, generation };
  const { data: fresh, sent: answered, fault, retry } = useMain(LeaderboardDocument, variables);
  // While another board is on its way, the one before stays in sight; it is kept under its own name.
  const isAnswer = JSON.stringify(answered) === JSON.stringify(variables);
  const copy = useKeptAnswer({
    name: 'Leaderboard',
    variables,
    fresh: isAnswer ? fresh : undefined,
  });
  const data = copy.data ?? fresh;
  const first = query.get('id');
  const own =
    kind !== 'guest' && garage.kind === 'here'
      ? garage.vehicles
          .filter(({ user }) => user.own)
          .sort((a, b) => Number(b.vin === first) - Number(a.vin === first))
      : [];
  const rows = data?.leaderboard;
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
      <div className="grid gap-6">
        <div className="grid grid-cols-2 items-end gap-3 sm:gap-4">
          <Field id="board-type" label={t('ranked-by')}>
            {(aria) => (
              <Select
                {...aria}
                value={type}
                onChange={(event) => setQuery({ category: event.target.value })}
                options={TYPES.map((each) => ({ value: each, label: t(`type.${each}`) }))}
              />
            )}
          </Field>
          <Field id="board-generation" label={t('model')}>
            {(aria) => (
              <Select
                {...aria}
                value={generation ?? ''}
                onChange={(event) => setQuery({ generation: event.target.value || null })}
                options={[
                  { value: '', label: t('all') },
                  ...GENERATION_NAMES.map(([value, label]) => ({ value, label })),
                ]}
              />
            )}
          </Field>
        </div>
        {copy.keptAt !== null && fault ? (
          <SyncedLine syncedAt={copy.keptAt} stale onRetry={retry} />
        ) : null}
        {rows === undefined && fault ? (
          <EmptyState
            icon={<CloudOff size={28} />}
            title={t('failed')}
            action={<Button onClick={retry}>{t('retry')}</Button>}
          >
            {t('failed-text')}
          </EmptyState>
        ) : null}
        {rows === undefined && !fault ? <Skeleton className="h-96 rounded-xl" /> : null}
        {rows?.length === 0 ? (
          <EmptyState icon={<Gauge size={28} />} title={t('none')}>
            {t('none-text')}
          </EmptyState>
        ) : null}
        {rows && rows.length > 0 ? (
          <Card padded={false}>
            <ol className="divide-y divide-line">
              {rows.map(({ own: mine, ...row }) => (
                <li
                  key={row.rank}
                  className={cx('flex items-center gap-4 px-5 py-4', mine && 'bg-accent-soft')}
                >
                  <span className="w-8 font-bold text-xl tabular-nums">{row.rank}</span>
                  <Portrait src={row.imageFile} />
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{row.fullname}</span>
                    <span className="block text-muted text-sm">{row.productName}</span>
                    {mine ? <Badge tone="accent">{t('you')}</Badge> : null}
                  </span>
                  <span className="shrink-0 text-right tabular-nums">
                    {type === 'TRIP'
                      ? t('trips', { count: row.totalTrip })
                      : t('efficiency', { value: number(locale, row.efficiency) })}
                  </span>
                </li>
              ))}
            </ol>
          </Card>
        ) : null}
      </div>
      {own.length > 0 ? (
        <section className="grid gap-4">
          <h3 className="font-bold text-2xl">{t('own.title')}</h3>
          {own[0]?.vin === first && first !== null ? <RankInTitle vin={first} type={type} /> : null}
          {own.map(({ vin, productName, registrationPlate }) => (
            <OwnRank
              key={vin}
              vin={vin}
              title={[productName, registrationPlate].filter(Boolean).join(' · ')}
              type={type}
              onNamed={retry}
            />
          ))}
          <p className="text-muted text-sm">{t('own.privacy')}</p>
        </section>
      ) : null}
    </div>
  );
}
