'use client';

import { useMemo } from 'react';
import { nearest } from '#edge/contract/nearest.ts';
import { stationPath } from '#edge/contract/stations/station-path.ts';
import { useStationCopy } from '#web/domains/stations/device/use-station-copy.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { NearestNames } from '#web/ui/nearest-names.tsx';

const SHOWN = 3;

/** The chargers whose name is most like what the address asks for, as far as this device knows them. */
export default function NearestStations({ wanted }: { wanted: string }) {
  const t = useScopedI18n('stations');
  const stations = useStationCopy(true)?.stations;
  const nearby = useMemo(() => {
    // What every id begins with says nothing about which one was meant.
    const name = wanted.replace(/^sta_(demo_)?/, '');
    return nearest(name, stations ?? [], (each) => [each.slug, each.locationName], SHOWN);
  }, [wanted, stations]);
  return (
    <NearestNames
      id="nearest-stations"
      title={t('detail.nearest')}
      nearest={nearby.map(({ id, locationName, cityName }) => ({
        href: stationPath(id),
        name: locationName,
        city: cityName,
      }))}
    />
  );
}
