'use client';

import { useMemo } from 'react';
import type { ShareRecord } from '#edge/contract/sharing/share-record.ts';
import { useCollection } from '#web/platform/device/use-collection.ts';

const NONE: readonly ShareRecord[] = [];

/** Loans and offers of the person's motorcycles, as this device has them; fetched when the page is calm. */
export const useShares = (): readonly ShareRecord[] => {
  const { records } = useCollection('shares', { pullAtOnce: false });
  return useMemo(() => records?.map(({ value }) => value) ?? NONE, [records]);
};
