'use client';

import { useMemo } from 'react';
import { useCollection } from '#web/platform/device/use-collection.ts';
import { ownHolds } from './own-holds.ts';

/** By the orders that this device has: what the person's own unpaid ones hold is theirs to buy. */
export const useOwnHolds = (): ReadonlyMap<string, number> => {
  const { records } = useCollection('orders', { pullAtOnce: false });
  return useMemo(() => ownHolds((records ?? []).map(({ value }) => value)), [records]);
};
