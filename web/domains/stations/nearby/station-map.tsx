'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { mapAreaOf } from '#web/domains/stations/packs/map-areas.ts';
import { usePacks } from '#web/domains/stations/packs/use-packs.ts';
import { PinKey } from '#web/domains/stations/pin-key.tsx';
import { pinLookOf } from '#web/domains/stations/pin-look.ts';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import type { PinLook } from '#web/ui/map/pins.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StationCard } from './station-card.tsx';

const MapView = dynamic(() => import('#web/ui/map/map-view.tsx').then((m) => m.MapView), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[4/3] w-full rounded-xl sm:aspect-[16/9]" />,
});

const SHOWN: readonly PinLook[] = ['free', 'busy', 'broken', 'soon', 'unknown'];
/** The map opens on the person and so many of the nearest. */
const FRAMED = 8;

export interface StationMapProps {
  /** Rows of the list, nearest first. */
  listed: readonly StationSummaryFragment[];
  /** All that the device knows and that passes the filters. */
  everywhere: readonly StationSummaryFragment[] | undefined;
  from: Coordinate;
  now: number | null;
}

/** The same chargers on a map; the list says all of it in words. */
export function StationMap({ listed, everywhere, from, now }: StationMapProps) {
  const t = useScopedI18n('stations');
  const [chosen, setChosen] = useState<string | null>(null);
  const stations = everywhere ?? listed;
  const pins = useMemo(
    () =>
      stations.map(({ stationId: id, locationName: label, coordinate, status }) => ({
        id,
        label,
        look: pinLookOf(status),
        lat: coordinate.lat,
        lon: coordinate.lon,
      })),
    [stations],
  );
  const saved = usePacks()?.saved;
  const areas = useMemo(() => saved?.map(({ id, area }) => mapAreaOf(id, area)) ?? [], [saved]);
  const frame = [from, ...listed.slice(0, FRAMED).map(({ coordinate }) => coordinate)];
  const station = stations.find(({ stationId }) => stationId === chosen);
  return (
    <div className="grid gap-3">
      <MapView
        label={t('map.label')}
        className="sm:aspect-[4/3] xl:aspect-[16/10]"
        pins={pins}
        areas={areas}
        position={from}
        frame={frame}
        selected={chosen}
        onPin={setChosen}
      />
      <PinKey looks={SHOWN} />
      <div aria-live="polite">
        {station === undefined ? null : <StationCard station={station} now={now} />}
      </div>
    </div>
  );
}
