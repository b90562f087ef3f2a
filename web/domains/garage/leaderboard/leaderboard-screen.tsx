'use client';

import { GENERATION_NAMES } from '#edge/contract/garage/generation.ts';
import {
  LeaderboardDocument,
  type LeaderboardType,
} from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { number } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { setQuery, useQuery } from '../../../platform/query.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Field } from '../../../ui/field.tsx';
import { CloudOff, Gauge } from '../../../ui/icons.ts';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useGarage } from '../use-garage.ts';
import { OwnRank } from './own-rank.tsx';

const TYPES = ['TRIP', 'EFFICIENCY'] as const satisfies readonly LeaderboardType[];

/** The queries are the specification's: `category` the type, `id` a motorcycle shown first. */
export function LeaderboardScreen() {
  const t = useScopedI18n('leaderboard');
  const locale = useLocale();
  const query = useQuery();
  const { kind } = useSession();
  const garage = useGarage();
  const type = TYPES.find((each) => each === query.get('category')) ?? 'TRIP';
  const generation = query.get('generation');
  const { data, fault, retry } = useMain(LeaderboardDocument, {
    limit: 25,
    leaderboardType: type,
    generation,
  });
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
        <div className="grid gap-4 sm:grid-cols-2">
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
              {rows.map(({ rank, fullname, totalTrip, efficiency, own: mine }) => (
                <li
                  key={rank}
                  className={cx('flex items-center gap-4 px-5 py-4', mine && 'bg-accent-soft')}
                >
                  <span className="w-8 font-bold text-xl tabular-nums">{rank}</span>
                  <span className="min-w-0 flex-1">
                    <span className="block truncate font-semibold">{fullname}</span>
                    {mine ? <Badge tone="accent">{t('you')}</Badge> : null}
                  </span>
                  <span className="shrink-0 text-right tabular-nums">
                    {type === 'TRIP'
                      ? t('trips', { count: totalTrip })
                      : t('efficiency', { value: number(locale, efficiency) })}
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
