'use client';

import { usePathname } from 'next/navigation';
import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** The place the address names; null while the shell, the same for every place, comes alive. */
export const useDealerSlug = (): string | null => {
  const path = usePathname();
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const slug = /\/experience-center\/([^/?#]+)/.exec(path)?.[1];
  return alive && slug !== undefined && slug !== '-' ? decodeURIComponent(slug) : null;
};
