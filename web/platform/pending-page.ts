'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

const mark = (isPending: boolean): void => {
  document.documentElement.toggleAttribute('data-pending', isPending);
};

/** Marks the document while the page behind a link is on its way; globals.css draws a line for it. */
export const markPending = (path: string): void =>
  mark(new URL(path, location.href).pathname !== location.pathname);

/** Takes the mark away once a page has come. */
export const usePageCame = (): void => {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is one that has come
  useEffect(() => mark(false), [pathname]);
};
