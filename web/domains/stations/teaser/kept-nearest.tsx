'use client';

import { useMemo } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { searchStations } from '#edge/contract/stations/search.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { ago } from '../../../platform/i18n/format.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../ui/use-now.ts';
import { searchOf } from '../device/search.ts';
import { summaryOf } from '../device/shown.ts';
import { useStationCopy } from '../device/use-station-copy.ts';
import { filtersOf } from '../nearby/filters.ts';
import { NearestList } from './nearest-list.tsx';

export interface KeptNearestProps {
  from: Coordinate;
  /** Metres. */
  radius: number;
  limit: number;
}

/** The nearest chargers of the device's own copy; loaded only when the BFF does not answer. */
export default function KeptNearest({ from, radius, limit }: KeptNearestProps) {
  const t = useScopedI18n('stations');
  const locale = useLocale();
  const now = useNow();
  const copy = useStationCopy(true);
  const found = useMemo(() => {
    if (copy === undefined || now === null) return undefined;
    const filters = { ...filtersOf(new URLSearchParams()), radius };
    const search = { ...searchOf(filters, from, [], now), limit };
    return searchStations(copy.stations, search, copy.statusOf, now).map((each) =>
      summaryOf(each, copy.statusOf, now, search),
    );
  }, [copy, now, from, radius, limit]);
  if (copy === undefined || now === null || found === undefined)
    return <p className="text-muted">{t('not-loaded-help')}</p>;
  return (
    <>
      <p role="status" className="mb-3 text-muted text-sm">
        {t('kept')}{' '}
        {copy.incomplete
          ? t(`incomplete.${copy.incomplete}`)
          : copy.syncedAt !== null && t('synced', { ago: ago(locale, copy.syncedAt, now) })}
      </p>
      {found.length === 0 ? <p>{t('none-here')}</p> : <NearestList stations={found} now={now} />}
    </>
  );
}
