'use client';

import { useState } from 'react';

/** Where the telephone stands, to the metre; unlike the place that distances are measured from, it is not rounded. */
interface Place {
  readonly latitude: number;
  readonly longitude: number;
  /** In metres. */
  readonly accuracy: number;
}

export type PlaceState =
  | { readonly kind: 'unasked' | 'finding' | 'denied' | 'unavailable' }
  | { readonly kind: 'found'; readonly place: Place };

const TIMEOUT_MS = 20_000;

/** Asks the telephone where it is; its own receiver answers without signal, too. */
export const usePlace = () => {
  const [state, setState] = useState<PlaceState>({ kind: 'unasked' });
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState({ kind: 'unavailable' });
      return;
    }
    setState({ kind: 'finding' });
    navigator.geolocation.getCurrentPosition(
      ({ coords }) =>
        setState({
          kind: 'found',
          place: {
            latitude: coords.latitude,
            longitude: coords.longitude,
            accuracy: Math.min(100_000, Math.max(1, Math.ceil(coords.accuracy))),
          },
        }),
      ({ code, PERMISSION_DENIED }) =>
        setState({ kind: code === PERMISSION_DENIED ? 'denied' : 'unavailable' }),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return { state, find };
};
