'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { isScarce } from '#web/platform/device/save-data.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MapIcon, Minus, Plus } from '#web/ui/icons.ts';
import { MapFrame } from '#web/ui/map-frame.tsx';
import type { DrawnMap, MapArea } from './draw.ts';
import { MapSources } from './map-sources.tsx';
import type { MapPin } from './pins.ts';

const SOLID = 'border border-line bg-surface shadow-float';
const NO_PINS: readonly MapPin[] = [];
const NO_AREAS: readonly MapArea[] = [];

export interface MapViewProps {
  /** What the map shows; the list beside it carries the same places in words. */
  label: string;
  pins?: readonly MapPin[];
  areas?: readonly MapArea[];
  position?: Coordinate | null;
  selected?: string | null;
  /** Shown at first and whenever it changes; compared by its content. */
  frame: readonly Coordinate[] | { readonly spot: Coordinate };
  onPin?: ((id: string) => void) | undefined;
  onMove?: ((middle: Coordinate) => void) | undefined;
  /** Over the middle of the map. */
  cross?: ReactNode;
  className?: string | undefined;
  /** Pixels at the bottom that something lies over; what is selected is shown above them. */
  covered?: number;
}

/** Streets were wished for in spite of a line that is paid for by its volume; until the page is left. */
let streetsWished = false;

/** A map that draws without network. Leaflet and the coast arrive with the first one that is opened. */
export function MapView(props: MapViewProps) {
  const {
    label,
    pins = NO_PINS,
    areas = NO_AREAS,
    position = null,
    selected = null,
    frame,
  } = props;
  const { onPin, onMove, cross, className, covered = 0 } = props;
  const t = useScopedI18n('ui');
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<DrawnMap>();
  const [failed, setFailed] = useState(false);
  const [hasStreets, setHasStreets] = useState(false);
  const [keptOnly, setKeptOnly] = useState(() => isScarce() && !streetsWished);
  const handlers = useRef({ onPin, onMove });
  useEffect(() => {
    handlers.current = { onPin, onMove };
  });

  useEffect(() => {
    const element = container.current;
    if (element === null) return;
    let drawn: DrawnMap | undefined;
    let gone = false;
    import('./draw.ts').then(
      ({ drawMap }) => {
        if (gone) return;
        drawn = drawMap(element, {
          keptOnly: () => isScarce() && !streetsWished,
          onStreets: () => setHasStreets(true),
          onPin: (id) => handlers.current.onPin?.(id),
          onMove: (middle) => handlers.current.onMove?.(middle),
        });
        setMap(drawn);
      },
      () => setFailed(true),
    );
    return () => {
      gone = true;
      drawn?.destroy();
    };
  }, []);

  const framed = JSON.stringify(frame);
  useEffect(() => {
    const wanted = JSON.parse(framed) as MapViewProps['frame'];
    if ('spot' in wanted) map?.showSpot(wanted.spot);
    else map?.frame(wanted);
  }, [map, framed]);
  useEffect(() => map?.setPins(pins), [map, pins]);
  useEffect(() => map?.setAreas(areas), [map, areas]);
  useEffect(() => map?.setHere(position), [map, position]);
  useEffect(() => map?.select(selected), [map, selected]);
  const { lat, lon } = pins.find(({ id }) => id === selected) ?? {};
  useEffect(() => {
    if (lat !== undefined && lon !== undefined) map?.reveal({ lat, lon }, covered);
  }, [map, lat, lon, covered]);

  const wishForStreets = () => {
    streetsWished = true;
    setKeptOnly(false);
    map?.redrawStreets();
  };

  return (
    <MapFrame
      label={label}
      className={className}
      attribution={<MapSources hasStreets={hasStreets} />}
      controls={
        map === undefined ? null : (
          <>
            <IconButton label={t('map.closer')} className={SOLID} onClick={() => map.zoom(1)}>
              <Plus size={20} />
            </IconButton>
            <IconButton label={t('map.farther')} className={SOLID} onClick={() => map.zoom(-1)}>
              <Minus size={20} />
            </IconButton>
          </>
        )
      }
    >
      <div ref={container} className="isolate size-full bg-map-water! font-sans!" />
      {cross === undefined ? null : (
        <div className="pointer-events-none absolute inset-0 z-[500] grid place-items-center">
          {cross}
        </div>
      )}
      {hasStreets && keptOnly ? (
        <div className="absolute top-3 left-3 z-[500]">
          <Button variant="secondary" size="sm" className="bg-surface" onClick={wishForStreets}>
            <MapIcon size={18} aria-hidden="true" />
            {t('map.streets')}
          </Button>
        </div>
      ) : null}
      {map === undefined ? (
        <p role="status" className="absolute inset-0 grid place-items-center text-muted text-sm">
          {failed ? t('map.failed') : t('map.loading')}
        </p>
      ) : null}
    </MapFrame>
  );
}
