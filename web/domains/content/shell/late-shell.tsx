'use client';

import { useEffect } from 'react';
import { arrival } from '#web/platform/late/arrival.ts';
import { useArrival } from '#web/platform/late/use-arrival.ts';
import { watchScriptFailures } from '#web/platform/script-failures.ts';

const late = arrival(async () => (await import('./late.tsx')).default);

// Before the page responds.
if (typeof window !== 'undefined') watchScriptFailures();

/** Keeps everything nobody needs in the first second out of the first load (4 kB of it). */
export function LateShell() {
  const Late = useArrival(late);
  useEffect(() => {
    const load = () => void late.fetch();
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
    idle(load, { timeout: 2000 });
  }, []);
  return Late ? <Late /> : null;
}
