'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { mapAreaOf } from '#web/domains/stations/packs/map-areas.ts';
import { usePacks } from '#web/domains/stations/packs/use-packs.ts';
import { PinKey } from '#web/domains/stations/pin-key.tsx';
import { pinLookOf } from '#web/domains/stations/pin-look.ts';
import type { StationSummaryFragment } from '#web/platform/graphql/generated/main.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ChevronUp, X } from '#web/ui/icons.ts';
import type { PinLook } from '#web/ui/map/pins.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { StationStrip } from './station-strip.tsx';
import { useChosen } from './use-chosen.ts';

const MapView = latePart(
  () => import('#web/ui/map/map-view.tsx').then((m) => m.MapView),
  () => <Skeleton className="aspect-[4/3] w-full rounded-xl sm:aspect-[16/9]" />,
);

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
  /** Of a phone, over the map, which takes the whole screen there. */
  controls: ReactNode;
}

/** Pixels that the card of the chosen station takes at the foot of a phone's map. */
const CARD_PIXELS = 230;
const PHONE = '(width < 64rem)';

/** Chargers on a map, with their cards; map and cards are one state. */
export function StationMap({ listed, everywhere, from, now, controls }: StationMapProps) {
  const t = useScopedI18n('stations');
  const frameRef = useRef<HTMLDivElement>(null);
  const controlsRef = useRef<HTMLDivElement>(null);
  const { id: chosen, choose, close } = useChosen();
  const [isPhone, setPhone] = useState(false);
  useEffect(() => {
    const media = matchMedia(PHONE);
    setPhone(media.matches);
    // The map takes the screen, and is of little use with half of it below the edge.
    frameRef.current?.scrollIntoView({ block: 'start' });
    // What was pressed for it goes on a phone: its like over the map has the focus then.
    if (media.matches && document.activeElement !== document.body)
      controlsRef.current?.querySelector('button')?.focus({ preventScroll: true });
    const changed = () => setPhone(media.matches);
    media.addEventListener('change', changed);
    return () => media.removeEventListener('change', changed);
  }, []);
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
  // A pin far away has a card, too: before those of the list.
  const cards =
    station === undefined || listed.some(({ stationId }) => stationId === chosen)
      ? listed
      : [station, ...listed];
  const isOpen = station !== undefined;
  const [nearest] = listed;
  return (
    <div className="grid gap-3">
      <div
        ref={frameRef}
        className="relative -mx-5 h-[calc(100dvh-4rem)] min-h-[24rem] -scroll-mt-4 sm:mx-0 lg:grid lg:h-[calc(100dvh-8rem)] lg:max-h-[48rem] lg:scroll-mt-20 lg:grid-cols-[minmax(18rem,22rem)_1fr] lg:gap-4"
      >
        <MapView
          label={t('map.label')}
          className="aspect-auto! h-full max-sm:rounded-none max-sm:border-x-0 lg:order-2"
          pins={pins}
          areas={areas}
          position={from}
          frame={frame}
          selected={chosen}
          onPin={choose}
          covered={isOpen && isPhone ? CARD_PIXELS : 0}
        />
        <div
          ref={controlsRef}
          className="absolute top-3 right-20 left-3 z-20 flex flex-wrap gap-2 lg:hidden"
        >
          {controls}
        </div>
        <div
          className={cx(
            'pointer-events-none absolute inset-x-0 bottom-0 z-20 *:pointer-events-auto',
            'lg:pointer-events-auto lg:relative lg:inset-auto lg:order-1',
          )}
        >
          {isOpen ? (
            <div className="flex justify-end px-3 pb-2 lg:hidden">
              <IconButton
                label={t('map.close-card')}
                onClick={close}
                className="border border-line bg-surface shadow-float"
              >
                <X size={20} />
              </IconButton>
            </div>
          ) : nearest === undefined ? null : (
            <div className="flex justify-center pb-8 lg:hidden">
              <Button
                variant="secondary"
                className="bg-surface! shadow-float"
                onClick={() => choose(nearest.stationId)}
              >
                <ChevronUp size={18} aria-hidden="true" />
                {t('count-nearest', { count: listed.length })}
              </Button>
            </div>
          )}
          <div className={cx(isOpen ? '' : 'max-lg:hidden')}>
            <StationStrip stations={cards} chosen={chosen} onChoose={choose} now={now} />
          </div>
        </div>
      </div>
      <p className="sr-only" role="status">
        {station?.locationName ?? ''}
      </p>
      <PinKey looks={SHOWN} />
    </div>
  );
}
