'use client';

import { useMemo } from 'react';
import type { ListingRecord } from '#edge/contract/listings/listing-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { useOutbox } from '#web/platform/device/use-outbox.ts';
import { ownListings } from './overlay.ts';

const NONE: readonly ListingRecord[] = [];

/** One's own listings on this device, with what waits laid over them. */
export const useOwnListings = () => {
  const { records, syncedAt, refresh, retry } = useCollection('listings');
  const { items } = useOutbox();
  const values = useMemo(() => records?.map(({ value }) => value), [records]);
  const listings = useMemo(
    () => (values && items ? ownListings(values, items) : undefined),
    [values, items],
  );
  const away = refresh === 'unreachable' || refresh === 'no-room';
  // What was begun here is here, whether or not the copy ever came.
  const something = syncedAt !== null || (listings?.length ?? 0) > 0;
  return {
    records: values ?? NONE,
    /** `undefined` while the device is read, and as long as it never had them and may still get them. */
    listings: something || away ? listings : undefined,
    missing: !something && away,
    retry,
  };
};
