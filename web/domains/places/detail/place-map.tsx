'use client';

import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { SpotMap } from '#web/ui/map/spot-map.tsx';
import type { Detail } from './use-place.ts';

/** Where it is. */
export function PlaceMap({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  const { latitude: lat, longitude: lon, location: name, upcoming } = place;
  return (
    <SpotMap
      label={t('map.of', { place: name })}
      name={name}
      at={{ lat, lon }}
      look={upcoming ? 'soon' : 'place'}
    />
  );
}
