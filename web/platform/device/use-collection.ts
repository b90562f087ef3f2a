'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { type Collection, isPrivate, type Records } from '../offline/collections.ts';
import type { StoredRecord } from '../offline/database.ts';
import type { Refresh } from '../offline/device.ts';
import { device } from './device.ts';
import { savesData } from './save-data.ts';

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

interface CollectionOptions {
  /** False for what the page has from elsewhere first: `keepHere` downloads it when the page is calm. */
  readonly pullAtOnce?: boolean;
}

/** With Save-Data nothing is downloaded unasked; what is here already is kept up to date. */
const refreshUnasked = async (collection: Collection): Promise<void> => {
  const here = device();
  const known = (await here.read(collection).catch(() => undefined))?.state.syncedAt ?? null;
  if (isPrivate(collection) || known !== null || !savesData()) await here.refresh(collection);
};

/**
 * A collection of the device, live: what is there at once, then what the network adds. SWR holds
 * nothing of its own here; it reads the device again when the device says so.
 */
export const useCollection = <C extends Collection>(
  collection: C,
  { pullAtOnce = true }: CollectionOptions = {},
): CollectionView<C> => {
  const { data, error, mutate } = useSWR(
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
      if (online) void refreshUnasked(collection);
    });
    if (pullAtOnce) void refreshUnasked(collection);
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [collection, pullAtOnce, mutate]);
  return {
    records: data?.records,
    syncedAt: data?.state.syncedAt ?? null,
    incomplete: data?.state.incomplete ?? false,
    // A browser that refuses storage has no copy and never will.
    refresh: error === undefined ? (data?.refresh ?? 'not-tried') : 'no-room',
    retry: () => void device().refresh(collection),
  };
};
