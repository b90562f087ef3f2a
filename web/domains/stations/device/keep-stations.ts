'use client';

import { useSyncExternalStore } from 'react';
import { device } from '#web/platform/device/device.ts';
import { savesData } from '#web/platform/device/save-data.ts';

const never = (): (() => void) => () => {};

/** Whether stations are downloaded only at the person's word; elsewhere it happens by itself. */
export const useAsksToKeep = (): boolean => useSyncExternalStore(never, savesData, () => false);

export const keepStations = (): void => {
  for (const collection of ['stations', 'stationStatus', 'products'] as const)
    void device().refresh(collection);
};
