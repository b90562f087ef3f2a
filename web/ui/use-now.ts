'use client';

import { useEffect, useState } from 'react';
import { serverClock } from '#web/platform/offline/browser.ts';

/** The time by the server's clock, again every `everyMs`; `null` until the page is alive, so that static HTML is not wrong. */
export const useNow = (everyMs = 30_000): number | null => {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const { now: read } = serverClock();
    setNow(read());
    const timer = setInterval(() => setNow(read()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
