'use client';

import { useCallback, useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Collection, Records } from '../offline/collections.ts';
import type { StoredRecord } from '../offline/database.ts';
import type { PullOutcome } from '../offline/pull.ts';
import { device } from './device.ts';

/** How the last try to refresh ended. */
export type Refresh = 'under-way' | PullOutcome['kind'];

export interface CollectionView<C extends Collection> {
  /** `undefined` until the device was read. */
  readonly records: readonly StoredRecord<Records[C]>[] | undefined;
  /** Epoch ms; `null` = never downloaded, which is not "none here". */
  readonly syncedAt: number | null;
  readonly incomplete: boolean;
  readonly refresh: Refresh;
  /** Server-corrected time of the last render, epoch ms. */
  readonly now: number;
  retry(): void;
}

const keyOf = (collection: Collection): readonly [string, Collection] => ['device', collection];

/**
 * A collection of the device, live: what is there at once, then what the network adds. SWR holds
 * nothing of its own here; it reads the device again when the device says so.
 */
export const useCollection = <C extends Collection>(collection: C): CollectionView<C> => {
  const [refresh, setRefresh] = useState<Refresh>('under-way');
  const { data, mutate } = useSWR(keyOf(collection), () => device().read(collection), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
  });
  const pull = useCallback((): void => {
    setRefresh('under-way');
    void device()
      .refresh(collection)
      .then(({ kind }) => setRefresh(kind));
  }, [collection]);
  useEffect(() => {
    const here = device();
    const stopListening = here.subscribe((which) => {
      if (which === collection) void mutate();
    });
    const stopWaiting = here.connectivity.subscribe((online) => {
      if (online) pull();
    });
    pull();
    return () => {
      stopListening();
      stopWaiting();
    };
  }, [collection, pull, mutate]);
  return {
    records: data?.records,
    syncedAt: data?.state.syncedAt ?? null,
    incomplete: data?.state.incomplete ?? false,
    refresh,
    now: typeof window === 'undefined' ? 0 : device().clock.now(),
    retry: pull,
  };
};
