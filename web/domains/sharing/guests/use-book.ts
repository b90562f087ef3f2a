'use client';

import { useMemo } from 'react';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { serverClock } from '#web/platform/offline/browser.ts';
import { useNow } from '#web/ui/use-now.ts';
import { type Book, bookOf } from './book.ts';

const NONE: readonly ShareRecord[] = [];

/** The loans of one motorcycle on this device, with what waits laid over them. */
export const useBook = (vin: string) => {
  const { records, syncedAt, refresh, retry } = useCollection('shares');
  const { items } = useOutbox();
  const tick = useNow();
  const shares = useMemo(() => records?.map(({ value }) => value), [records]);
  // A loan that is new on this page began after the last tick.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read anew when the book changes
  const now = useMemo(
    () => (tick === null ? null : Math.max(tick, serverClock().now())),
    [tick, shares, items],
  );
  const book: Book | undefined = useMemo(
    () =>
      shares === undefined || now === null ? undefined : bookOf(shares, items ?? [], vin, now),
    [shares, items, vin, now],
  );
  const failed = refresh === 'unreachable' || refresh === 'no-room';
  return {
    shares: shares ?? NONE,
    /** `undefined` until the device was read and as long as it never had the book. */
    book: syncedAt === null ? undefined : book,
    syncedAt,
    missing: syncedAt === null && failed,
    stale: failed,
    now,
    retry,
  };
};
