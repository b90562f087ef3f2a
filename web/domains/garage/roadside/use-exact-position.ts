'use client';

import { useState } from 'react';
import type { Coordinate } from '#edge/contract/stations/geo.ts';

export interface ExactPosition {
  readonly state: 'unknown' | 'locating' | 'known' | 'denied' | 'failed';
  readonly coordinate?: Coordinate;
  /** Metres. */
  readonly accuracy?: number;
}

/** The exact place, asked for by a tap; a satellite fix needs no signal. It is kept nowhere. */
export const useExactPosition = (): ExactPosition & { readonly locate: () => void } => {
  const [position, setPosition] = useState<ExactPosition>({ state: 'unknown' });
  const locate = (): void => {
    if (!('geolocation' in navigator)) {
      setPosition({ state: 'failed' });
      return;
    }
    setPosition({ state: 'locating' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setPosition({
          state: 'known',
          coordinate: { lat: coords.latitude, lon: coords.longitude },
          accuracy: coords.accuracy,
        }),
      ({ code, PERMISSION_DENIED }) =>
        setPosition({ state: code === PERMISSION_DENIED ? 'denied' : 'failed' }),
      { enableHighAccuracy: true, timeout: 20_000, maximumAge: 60_000 },
    );
  };
  return { ...position, locate };
};
