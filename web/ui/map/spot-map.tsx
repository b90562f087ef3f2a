'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';
import { isScarce } from '#web/platform/device/save-data.ts';
import { useScopedI18n } from '#web/platform/i18n/client.ts';
import { latePart } from '#web/platform/late/late-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { MapIcon } from '#web/ui/icons.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { PinLook } from './pins.ts';

const SHAPE = 'aspect-[4/3] w-full rounded-xl';

const MapView = latePart(
  () => import('./map-view.tsx').then((m) => m.MapView),
  () => <Skeleton className={SHAPE} />,
);

export interface SpotMapProps {
  /** What the map shows. */
  label: string;
  name: string;
  at: Coordinate;
  look: PinLook;
}

/** Where one place is: drawn when it comes into sight, and on request where data is paid for by its volume. */
export function SpotMap({ label, name, at, look }: SpotMapProps) {
  const t = useScopedI18n('ui');
  const room = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'asks' | 'open'>('waiting');
  const { lat, lon } = at;
  const pins = useMemo(() => [{ id: 'spot', label: name, lat, lon, look }], [name, lat, lon, look]);
  useEffect(() => {
    if (room.current === null) return;
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      setState(isScarce() ? 'asks' : 'open');
    });
    seen.observe(room.current);
    return () => seen.disconnect();
  }, []);
  return (
    <div ref={room}>
      {state === 'open' ? (
        <MapView
          label={label}
          className="aspect-[4/3]!"
          pins={pins}
          frame={{ spot: { lat, lon } }}
        />
      ) : state === 'asks' ? (
        <Button variant="secondary" onClick={() => setState('open')}>
          <MapIcon size={20} aria-hidden="true" />
          {t('map.show')}
        </Button>
      ) : (
        <Skeleton className={SHAPE} />
      )}
    </div>
  );
}
