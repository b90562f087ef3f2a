'use client';

import { useMemo } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';

/** The person's orders as this device has them. */
export type Orders =
  | { readonly kind: 'loading' }
  /** Never downloaded, and the network does not answer: not the same as "none". */
  | { readonly kind: 'not-downloaded'; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      /** The newest first. */
      readonly orders: readonly OrderRecord[];
      /** When the device last had everything, epoch ms; `null`: so far it has a part only. */
      readonly syncedAt: number | null;
      /** The last try to refresh brought nothing. */
      readonly stale: boolean;
      readonly retry: () => void;
    };

export const useOrders = (): Orders => {
  const { records, syncedAt, refresh, retry } = useCollection('orders');
  const orders = useMemo(
    () => records?.map(({ value }) => value).sort((a, b) => b.placedAt.localeCompare(a.placedAt)),
    [records],
  );
  const failed = refresh === 'unreachable' || refresh === 'no-room';
  if (orders === undefined || (syncedAt === null && orders.length === 0))
    return failed ? { kind: 'not-downloaded', retry } : { kind: 'loading' };
  return { kind: 'ready', orders, syncedAt, stale: failed, retry };
};
