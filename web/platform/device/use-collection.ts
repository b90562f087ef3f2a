'use client';

import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { Collection, Records } from '#edge/contract/sync/collections.ts';
import { isPrivate } from '#web/platform/offline/collections.ts';
import type { CollectionState, StoredRecord } from '#web/platform/offline/database.ts';
import type { Refresh } from '#web/platform/offline/device.ts';
import { isDue, isDueAgain } from '#web/platform/offline/due.ts';
import { device } from './device.ts';
import { savesData } from './save-data.ts';

/** Given up for want of room, or a first download that was cut. */
export type Lack = 'room' | 'download';

export interface CollectionView<C extends Collection> {
  /** `undefined` until the device was read, and of a private collection while nobody is known. */
  readonly records: readonly StoredRecord<Records[C]>[] | undefined;
  /** Epoch ms; `null` = never downloaded, which is not "none here". */
  readonly syncedAt: number | null;
  /** Why `records` are not the whole collection, when they are not. */
  readonly incomplete: Lack | undefined;
  readonly refresh: Refresh;
  retry(): void;
}

interface CollectionOptions {
  /** False for what the page has from elsewhere first: `bringUpToDate` downloads it when the page is calm. */
  readonly pullAtOnce?: boolean;
  /** False while nothing shows the records: what changes then is read when they are shown again. */
  readonly isShown?: boolean;
}

/** With Save-Data nothing is downloaded unasked; what is here already is kept up to date. */
const refreshUnasked = async (collection: Collection, asks = isDue): Promise<void> => {
  const store = device();
  const state = (await store.read(collection).catch(() => undefined))?.state;
  const begun = isPrivate(collection) || (state?.syncedAt ?? null) !== null;
  if (!begun && savesData()) return;
  if (state === undefined || asks(collection, state, store.clock.now()))
    await store.refresh(collection);
};

const lackOf = (records: readonly unknown[], state: CollectionState): Lack | undefined => {
  if (state.syncedAt === null) return records.length > 0 ? 'download' : undefined;
  return state.incomplete ? 'room' : undefined;
};

/**
 * A collection of the device, live: what is there at once, then what the network adds. SWR holds
 * nothing of its own here; it reads the device again when the device says so.
 */
export const useCollection = <C extends Collection>(
  collection: C,
  { pullAtOnce = true, isShown = true }: CollectionOptions = {},
): CollectionView<C> => {
  const { data, error, mutate } = useSWR(
    ['device', collection] as const,
    () => device().read(collection),
    { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 },
  );
  const shown = useRef(isShown);
  const missed = useRef(false);
  useEffect(() => {
    shown.current = isShown;
    if (!isShown || !missed.current) return;
    missed.current = false;
    void mutate();
  }, [isShown, mutate]);
  useEffect(() => {
    const store = device();
    const stopListening = store.subscribe((which) => {
      if (which !== collection) return;
      if (shown.current) void mutate();
      else missed.current = true;
    });
    const stopWaiting = store.connectivity.subscribe((online) => {
      if (online) void refreshUnasked(collection, isDueAgain);
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
    incomplete: data && lackOf(data.records, data.state),
    // A browser that refuses storage has no copy and never will.
    refresh: error === undefined ? (data?.refresh ?? 'not-tried') : 'no-room',
    retry: () => void device().refresh(collection),
  };
};
