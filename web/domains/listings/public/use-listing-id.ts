'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** The listing the address names; null while the shell hydrates, whose bytes are the same for every listing. */
export const useListingId = (): string | null => {
  const id = usePathname().split('/').at(-1) ?? '-';
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return alive && id !== '-' ? decodeURIComponent(id) : null;
};
