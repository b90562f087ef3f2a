'use client';

import { useEffect, useMemo, useState } from 'react';
import type { PlaceRecord } from '#edge/contract/places/place-record.ts';
import {
  type Coordinate,
  DEFAULT_LOCATION,
  INDONESIA,
  inBox,
} from '#edge/contract/stations/geo.ts';
import { loadCities } from '#web/platform/device/load-cities.ts';
import { locate, usePosition } from '#web/platform/device/position.ts';
import { TELLING_CONTENT } from '#web/platform/graphql/telling.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { useErrorMessage } from '#web/ui/form/error-message.ts';
import { Check, LocateFixed, MapPin } from '#web/ui/icons.ts';
import { MapView } from '#web/ui/map/map-view.tsx';
import { type NearestRegion, nearestRegion } from './nearest-region.ts';

/** Digits behind the point: about a metre. */
const PRECISE = 100_000;
/** The map's own middle says nothing while it has no size. */
const rounded = ({ lat, lon }: Coordinate): Coordinate => ({
  lat: Math.round(lat * PRECISE) / PRECISE,
  lon: Math.round(lon * PRECISE) / PRECISE,
});

/** `district, city`, or the city alone; undefined while it is not known. */
const useName = (region: NearestRegion | undefined): string | undefined => {
  const [named, setNamed] = useState<{ key: string; name: string }>();
  const key = region === undefined ? '' : region.districtId || region.cityId;
  useEffect(() => {
    if (region === undefined) return;
    let gone = false;
    void loadCities(region.provinceId, TELLING_CONTENT).then((cities) => {
      const city = cities?.find(({ id }) => id === region.cityId);
      const district = city?.districts.find(({ id }) => id === region.districtId);
      if (!gone && city !== undefined)
        setNamed({ key, name: [district?.name, city.name].filter(Boolean).join(', ') });
    });
    return () => {
      gone = true;
    };
  }, [region, key]);
  return named?.key === key ? named.name : undefined;
};

export interface PinMapProps {
  /** Shown at first: the pin, or the city that was chosen. */
  start: Coordinate | null;
  places: readonly PlaceRecord[];
  onPin: (at: Coordinate, region: NearestRegion) => void;
}

/**
 * A pin in the middle of a map that moves under it. Says in words what it stands on, so that it can be
 * set without streets, without signal and without seeing it; the arrow keys move the map.
 */
export function PinMap({ start, places, onPin }: PinMapProps) {
  const t = useScopedI18n('picker');
  const errors = useErrorMessage();
  const position = usePosition();
  const [moved, setMoved] = useState<Coordinate>();
  const [shown, setShown] = useState<Coordinate>();
  const frame = shown ?? start ?? position.coordinate ?? DEFAULT_LOCATION;
  const middle = rounded(moved ?? frame);
  const isInside = inBox(INDONESIA, middle);
  const { lat, lon } = middle;
  const region = useMemo(() => nearestRegion({ lat, lon }), [lat, lon]);
  const name = useName(region);
  const pins = useMemo(
    () =>
      places
        .filter(({ upcoming }) => !upcoming)
        .map(({ dealerSlug: id, location: label, latitude, longitude }) => ({
          id,
          label,
          lat: latitude,
          lon: longitude,
          look: 'place' as const,
        })),
    [places],
  );

  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (!isAsked || position.state === 'locating') return;
    setIsAsked(false);
    if (position.state !== 'located') return;
    setShown(position.coordinate);
    setMoved(undefined);
  }, [isAsked, position]);
  const refused = position.state === 'denied' || position.state === 'unavailable';

  return (
    <div className="grid gap-3">
      <MapView
        label={t('map.label')}
        pins={pins}
        frame={[frame]}
        onMove={setMoved}
        cross={
          <MapPin
            size={44}
            strokeWidth={2.2}
            aria-hidden="true"
            className="-translate-y-1/2 fill-accent text-ink drop-shadow-md"
          />
        }
      />
      <p role="status" className="min-h-6 text-sm">
        {region === undefined || !isInside ? (
          <span className="font-semibold text-critical">{errors('address-unknown')}</span>
        ) : name === undefined ? (
          ''
        ) : (
          <>
            {t('map.near')} <span className="font-semibold">{name}</span>
          </>
        )}
      </p>
      {refused ? <Alert tone="caution">{t('map.no-position')}</Alert> : null}
      <div className="flex flex-wrap gap-3">
        <Button
          disabled={region === undefined || !isInside}
          onClick={() => {
            if (region !== undefined) onPin(middle, region);
          }}
        >
          <Check size={18} aria-hidden="true" />
          {t('map.set')}
        </Button>
        <Button
          variant="secondary"
          busy={isAsked && position.state === 'locating'}
          onClick={() => {
            setIsAsked(true);
            locate();
          }}
        >
          <LocateFixed size={18} aria-hidden="true" />
          {t('map.here')}
        </Button>
      </div>
    </div>
  );
}
