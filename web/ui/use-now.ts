'use client';

import { useEffect, useState } from 'react';

/** The time, again every `everyMs`; `null` until the page is alive, so that static HTML is not wrong. */
export const useNow = (everyMs = 30_000): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
