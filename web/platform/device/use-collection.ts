'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import type { Collection, Records } from '../offline/collections.ts';
import type { StoredRecord } from '../offline/database.ts';
import type { Refresh } from '../offline/device.ts';
import { device } from './device.ts';

export interface CollectionView<C extends Collection> {
  /** `undefined` until the device was read, and of a private collection while nobody is known. */
  readonly records: readonly StoredRecord<Records[C]>[] | undefined;
  /** Epoch ms; `null` = never downloaded, which is not "none here". */
  readonly syncedAt: number | null;
  /** Records were given up for lack of room. */
  readonly incomplete: boolean;
  readonly refresh: Refresh;
  retry(): void;
}

/**
 * A collection of the device, live: what is there at once, then what the network adds. SWR holds
 * nothing of its own here; it reads the device again when the device says so.
 */
export const useCollection = <C extends Collection>(collection: C): CollectionView<C> => {
  const { data, mutate } = useSWR(
    ['device', collection] as const,
    () => device().read(collection),
    { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  );
  useEffect(() => {
    const here = device();
    const stopListening = here.subscribe((which) => {
      if (which === collection) void mutate();
    });
    const stopWaiting = here.connectivity.subscribe((online) => {
      if (online) void here.refresh(collection);
    });
    void here.refresh(collection);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [collection, mutate]);
  return {
    records: data?.records,
    syncedAt: data?.state.syncedAt ?? null,
    incomplete: data?.state.incomplete ?? false,
    refresh: data?.refresh ?? 'not-tried',
    retry: () => void device().refresh(collection),
  };
};
