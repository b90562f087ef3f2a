'use client';

import dynamic from 'next/dynamic';
import { useMemo, useState } from 'react';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { Button } from '#web/ui/button.tsx';
import { MapIcon } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Detail } from './use-place.ts';

const MapView = dynamic(() => import('#web/ui/map/map-view.tsx').then((m) => m.MapView), {
  ssr: false,
  loading: () => <Skeleton className="aspect-[4/3] w-full rounded-xl" />,
});

/** Where it is, once somebody wants to see it: a map weighs more than the page. */
export function PlaceMap({ place }: { place: Detail }) {
  const t = useScopedI18n('places');
  const [isOpen, setOpen] = useState(false);
  const { latitude: lat, longitude: lon, dealerSlug: id, location: label, upcoming } = place;
  const pins = useMemo(
    () => [{ id, label, lat, lon, look: upcoming ? ('soon' as const) : ('place' as const) }],
    [id, label, lat, lon, upcoming],
  );
  return (
    <div className="grid gap-4">
      <Button
        variant="secondary"
        className="justify-self-start"
        aria-pressed={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <MapIcon size={20} aria-hidden="true" />
        {t(isOpen ? 'map.hide' : 'map.show')}
      </Button>
      {isOpen ? (
        <MapView label={t('map.of', { place: label })} pins={pins} frame={[{ lat, lon }]} />
      ) : null}
    </div>
  );
}
