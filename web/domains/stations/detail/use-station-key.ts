'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * The station the address names. Null while the shell hydrates: its bytes are the same for every
 * station, so the name is only known in the browser.
 */
export const useStationKey = (): string | null => {
  const path = usePathname();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const key = /\/charging-station\/([^/?#]+)/.exec(path)?.[1];
  return alive && key !== undefined && key !== '-' ? decodeURIComponent(key) : null;
};
