'use client';

import { useMemo } from 'react';
import { nearest } from '#edge/contract/nearest.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { NearestNames } from '../../../ui/nearest-names.tsx';
import { useStationCopy } from '../device/use-station-copy.ts';
import { stationPath } from '../station-path.ts';

const SHOWN = 3;

/** The chargers whose name is most like what the address asks for, as far as this device knows them. */
export default function NearestStations({ asked }: { asked: string }) {
  const t = useScopedI18n('stations');
  const stations = useStationCopy(true)?.stations;
  const found = useMemo(() => {
    // What every id begins with says nothing about which one was meant.
    const name = asked.replace(/^sta_(demo_)?/, '');
    return nearest(name, stations ?? [], (each) => [each.slug, each.locationName], SHOWN);
  }, [asked, stations]);
  return (
    <NearestNames
      id="nearest-stations"
      title={t('detail.nearest')}
      found={found.map(({ id, locationName, cityName }) => ({
        href: stationPath(id),
        name: locationName,
        city: cityName,
      }))}
    />
  );
}
