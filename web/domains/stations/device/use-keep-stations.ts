'use client';

import { useSyncExternalStore } from 'react';
import { device } from '../../../platform/device/device.ts';
import { savesData } from '../../../platform/device/save-data.ts';

const never = (): (() => void) => () => {};

/** Downloads the stations at the person's word; `undefined` where that happens by itself. */
export const useKeepStations = (absent: boolean): (() => void) | undefined => {
  const asks = useSyncExternalStore(never, savesData, () => false);
  if (!asks || !absent) return undefined;
  return () => {
    for (const collection of ['stations', 'stationStatus', 'products'] as const)
      void device().refresh(collection);
  };
};
