'use client';

import { useMemo } from 'react';
import { ChargingStationDetailDocument } from '../../../platform/graphql/generated/main.ts';
import { useMain } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MapPin, WifiOff } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { StationView } from './station-view.tsx';
import { usePageHead } from './use-page-head.ts';
import { useStationKey } from './use-station-key.ts';

const REFRESH_MS = 60_000;

/** One charger: gone, not loaded and loading are told apart. */
export function StationScreen() {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const key = useStationKey();
  const answer = useMain(ChargingStationDetailDocument, key === null ? null : { key, locale }, {
    refreshInterval: REFRESH_MS,
  });
  const station = answer.data?.getChargingStationDetail;
  const head = useMemo(() => {
    if (!station) return null;
    const { locationName: name, address, cityName: city } = station;
    return {
      title: t('detail.meta-title', { name }),
      description: t('detail.meta-description', { name, address, city }),
    };
  }, [station, t]);
  usePageHead(head);

  if (station) return <StationView station={station} answer={answer} />;
  if (station === null)
    return (
      <EmptyState
        icon={<MapPin size={28} aria-hidden="true" />}
        title={t('detail.missing')}
        action={<LinkButton href="/charging-station">{t('detail.nearby')}</LinkButton>}
      >
        {t('detail.missing-help')}
      </EmptyState>
    );
  if (answer.fault)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        title={t('detail.not-loaded')}
        action={<Button onClick={answer.retry}>{t('retry')}</Button>}
      >
        {t('detail.not-loaded-help')}
      </EmptyState>
    );
  return (
    <div aria-busy="true" className="grid gap-4">
      <p className="sr-only" role="status">
        {t('detail.loading')}
      </p>
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-6 w-1/2" />
      <Skeleton className="mt-6 h-64 w-full rounded-xl" />
    </div>
  );
}
