'use client';

import { useMemo } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { summaryOnWire } from '#edge/contract/stations/view.ts';
import { searchOf } from '#web/domains/stations/device/search.ts';
import { useStationCopy } from '#web/domains/stations/device/use-station-copy.ts';
import { filtersOf } from '#web/domains/stations/nearby/filters.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { ago } from '#web/platform/i18n/format.ts';
import { useLocale } from '#web/platform/i18n/use-locale.ts';
import { useNow } from '#web/ui/use-now.ts';
import { NearestList } from './nearest-list.tsx';

export interface NearestOfflineProps {
  from: Coordinate;
  /** Metres. */
  radius: number;
  limit: number;
}

/** The nearest chargers of the device's own copy; loaded only when the BFF does not answer. */
export default function NearestOffline({ from, radius, limit }: NearestOfflineProps) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const copy = useStationCopy(true);
  const nearest = useMemo(() => {
    if (copy === undefined || now === null) return undefined;
    const filters = { ...filtersOf(new URLSearchParams()), radius };
    const search = { ...searchOf(filters, from, [], now), limit };
    return searchStations(copy.stations, search, copy.statusOf, now).map((each) =>
      summaryOnWire(each, { statusOf: copy.statusOf, now, wish: search }),
    );
  }, [copy, now, from, radius, limit]);
  if (copy === undefined || now === null || nearest === undefined)
    return <p className="text-muted">{t('not-loaded-help')}</p>;
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm">
        {t('kept')}{' '}
        {copy.incomplete
          ? t(`incomplete.${copy.incomplete}`)
          : copy.syncedAt !== null && t('synced', { ago: ago(locale, copy.syncedAt, now) })}
      </p>
      {nearest.length === 0 ? (
        <p>{t('none-here')}</p>
      ) : (
        <NearestList stations={nearest} now={now} />
      )}
    </>
  );
}
