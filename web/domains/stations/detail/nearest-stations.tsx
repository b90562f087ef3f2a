'use client';

import { useMemo } from 'react';
import { nearest } from '#edge/contract/nearest.ts';
import { useScopedI18n } from '../../../platform/i18n/client.ts';
import { Link } from '../../../platform/i18n/link.tsx';
import { ArrowRight } from '../../../ui/icons.ts';
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
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="nearest-stations" className="mx-auto max-w-text">
      <h2 id="nearest-stations" className="text-lg">
        {t('detail.nearest')}
      </h2>
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {found.map(({ id, locationName, cityName }) => (
          <li key={id}>
            <Link
              href={stationPath(id)}
              className="flex min-h-14 items-center justify-between gap-4 py-2 font-semibold hover:text-accent-text"
            >
              <span>
                {locationName}
                <span className="block font-normal text-muted text-sm">{cityName}</span>
              </span>
              <ArrowRight size={20} className="shrink-0" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
