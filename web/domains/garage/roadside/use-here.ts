'use client';

import { useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';

export interface Here {
  readonly state: 'unknown' | 'locating' | 'known' | 'denied' | 'failed';
  readonly coordinate?: Coordinate;
  /** Metres. */
  readonly accuracy?: number;
}

/** The exact place, asked for by a tap; a satellite fix needs no signal. It is kept nowhere. */
export const useHere = (): Here & { readonly locate: () => void } => {
  const [here, setHere] = useState<Here>({ state: 'unknown' });
  const locate = (): void => {
    if (!('geolocation' in navigator)) {
      setHere({ state: 'failed' });
      return;
    }
    setHere({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setHere({
          state: 'known',
          coordinate: { lat: coords.latitude, lon: coords.longitude },
          accuracy: coords.accuracy,
        }),
      ({ code, PERMISSION_DENIED }) =>
        setHere({ state: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return { ...here, locate };
};
