'use client';

import { useEffect } from 'react';
import useSWR from 'swr';
import { device } from '#web/platform/device/device.ts';
import { inventory } from '#web/platform/device/inventory.ts';

/** What the device holds, counted again when something changed. */
export const useInventory = () => {
  const { data, mutate } = useSWR('inventory', inventory, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    // A refresh of everything changes many collections in a row.
    dedupingInterval: 1_000,
  });
  useEffect(() => device().subscribe(() => void mutate()), [mutate]);
  return { holdings: data, recount: () => void mutate() };
};
