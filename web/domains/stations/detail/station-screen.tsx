'use client';

import dynamic from 'next/dynamic';
import { MetaTagsDocument } from '../../../platform/graphql/generated/content.ts';
import { useContent } from '../../../platform/graphql/use-operation.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { usePageHead } from '../../../platform/page-head/use-page-head.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { MapPin, WifiOff } from '../../../ui/icons.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { stationPath } from '../station-path.ts';
import { StationView } from './station-view.tsx';
import { useStation } from './use-station.ts';
import { useStationKey } from './use-station-key.ts';

const NearestStations = dynamic(() => import('./nearest-stations.tsx'), { ssr: false });

/** One charger: gone, not loaded and loading are told apart. */
export function StationScreen() {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const key = useStationKey();
  const answer = useStation(key);
  const station = answer.data?.getChargingStationDetail;
  const meta = useContent(
    MetaTagsDocument,
    key === null ? null : { pageName: `charging-station/${key}`, locale },
  ).data?.metaTags;
  const path = stationPath(station?.stationId ?? '');
  usePageHead(
    meta && station ? { ...meta, paths: { en: path, id: path } } : null,
    `${station?.locationName ?? t('detail.back')} | ALVA`,
  );

  if (station)
    return (
      <>
        <div className="sr-only">
          <h1>{meta?.h1 ?? station.locationName}</h1>
          {meta ? <h2>{meta.h2}</h2> : null}
          {meta ? <h3>{meta.h3}</h3> : null}
        </div>
        <StationView station={station} answer={answer} />
      </>
    );
  if (station === null)
    return (
      <>
        <EmptyState
          icon={<MapPin size={28} aria-hidden="true" />}
          isPage
          title={t('detail.missing')}
          action={<LinkButton href="/charging-station">{t('detail.nearby')}</LinkButton>}
        >
          {t('detail.missing-help')}
        </EmptyState>
        {key === null ? null : <NearestStations asked={key} />}
      </>
    );
  if (answer.fault)
    return (
      <EmptyState
        icon={<WifiOff size={28} aria-hidden="true" />}
        isPage
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
