'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/** Takes the mark of a page that is on its way (`Link`) away once one has come, by the router or back from the history. */
export const usePageCame = (): void => {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is one that has come
  useEffect(() => {
    const clear = (): void => document.documentElement.removeAttribute('data-pending');
    clear();
    window.addEventListener('pageshow', clear);
    return () => window.removeEventListener('pageshow', clear);
  }, [pathname]);
};
