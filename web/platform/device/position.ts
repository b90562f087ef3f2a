'use client';

import { useSyncExternalStore } from 'react';
import {
  type Coordinate,
  DEFAULT_LOCATION,
  INDONESIA,
  inBox,
} from '#edge/contract/stations/geo.ts';

/** Where distances are measured from, and how we know. */
export interface Position {
  /** `abroad`: the device answered, from a place without any of our stations. */
  readonly state: 'default' | 'locating' | 'located' | 'denied' | 'unavailable' | 'abroad';
  readonly coordinate: Coordinate;
  /** The coordinate is where the device was when it last said so, perhaps on another day. */
  readonly isLast: boolean;
}

const KEY = 'alva.position';
const INITIAL: Position = { state: 'default', coordinate: DEFAULT_LOCATION, isLast: false };
const TIMEOUT_MS = 10_000;
const MAX_AGE_MS = 120_000;

let position = INITIAL;
let restored = false;
const listeners = new Set<() => void>();

const set = (next: Position): void => {
  position = next;
  for (const listener of listeners) listener();
};

/** About 100 m: enough to sort by distance, too little to find a front door. */
const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** Kept on this device until sign-out, so that the list opens at the last place without signal; never in an address that could be shared. */
const remember = (coordinate: Coordinate): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(coordinate));
  } catch {
    // Storage refused: the position is asked for again next time.
  }
};

const restore = (): void => {
  if (restored) return;
  restored = true;
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Coordinate | null;
    if (stored && inBox(INDONESIA, stored))
      position = { state: 'located', coordinate: stored, isLast: true };
  } catch {
    // Not readable: start from the default.
  }
};

/** Asks the device; the answer arrives through `usePosition`. */
export const locate = (): void => {
  if (!('geolocation' in navigator)) {
    set({ ...position, state: 'unavailable' });
    return;
  }
  set({ ...position, state: 'locating' });
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const coordinate = { lat: rounded(coords.latitude), lon: rounded(coords.longitude) };
      const isInCountry = inBox(INDONESIA, coordinate);
      if (isInCountry) remember(coordinate);
      set(
        isInCountry
          ? { state: 'located', coordinate, isLast: false }
          : { ...INITIAL, state: 'abroad' },
      );
    },
    ({ code, PERMISSION_DENIED }) =>
      set({
        ...position,
        state: code === PERMISSION_DENIED ? 'denied' : 'unavailable',
        isLast: position.coordinate !== INITIAL.coordinate,
      }),
    { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
  );
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const snapshot = (): Position => {
  restore();
  return position;
};

export const usePosition = (): Position => useSyncExternalStore(subscribe, snapshot, () => INITIAL);
