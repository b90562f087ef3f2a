'use client';

import { useEffect, useEffectEvent } from 'react';
import { connectivity } from '#web/platform/offline/online.ts';

/** Asks a query that failed again once the server answers; by itself it waits longer and longer. */
export const useAskAgain = (isFailed: boolean, retry: () => void): void => {
  const ask = useEffectEvent(retry);
  useEffect(() => {
    if (!isFailed) return;
    return connectivity().subscribe((online) => {
      if (online) ask();
    });
  }, [isFailed]);
};
