'use client';

import { useEffect } from 'react';

/** Asks again by itself while somebody looks. */
export const useLookAgain = (ask: () => void, everyMs: number): void =>
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [ask, everyMs]);
