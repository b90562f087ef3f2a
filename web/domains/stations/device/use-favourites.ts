'use client';

import { useSyncExternalStore } from 'react';
import { favourites } from './favourites.ts';

/** Ids of the chargers marked here; `undefined` until the device was read. */
export const useFavourites = (): ReadonlySet<string> | undefined =>
  useSyncExternalStore(favourites.subscribe, favourites.current, () => undefined);
