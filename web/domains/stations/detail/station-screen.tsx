'use client';

import { stationPath } from '#edge/contract/stations/station-path.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { useRecordHead } from '#web/platform/page-head/use-record-head.ts';
import { Outline } from '#web/ui/outline.tsx';
import { RecordScreen } from '#web/ui/record-screen.tsx';
import { StationView } from './station-view.tsx';
import { useStation } from './use-station.ts';
import { useStationKey } from './use-station-key.ts';

const NearestStations = latePart(() => import('./nearest-stations.tsx'));

/** One charger. */
export function StationScreen() {
  const t = useScopedI18n('stations');
  const key = useStationKey();
  const answer = useStation(key);
  const station = answer.data?.getChargingStationDetail;
  const meta = useRecordHead({
    pageName: key === null ? null : `charging-station/${key}`,
    path: station ? stationPath(station.stationId) : null,
    name: station?.locationName ?? t('detail.charger'),
  });
  return (
    <RecordScreen
      record={station}
      isFaulty={answer.fault !== undefined}
      onRetry={answer.retry}
      words={{
        missing: t('detail.missing'),
        missingHelp: t('detail.missing-help'),
        all: t('detail.nearby'),
        notLoaded: t('detail.not-loaded'),
        notLoadedHelp: t('detail.not-loaded-help'),
        retry: t('retry'),
        loading: t('detail.loading'),
      }}
      allHref="/charging-station"
      nearest={key === null ? null : <NearestStations wanted={key} />}
    >
      {(station) => (
        <>
          <h1 className="sr-only">{meta?.h1 ?? station.locationName}</h1>
          <Outline of={meta} />
          <StationView station={station} answer={answer} />
        </>
      )}
    </RecordScreen>
  );
}
