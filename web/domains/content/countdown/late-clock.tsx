'use client';

import { lazy, Suspense } from 'react';

const CountdownClock = lazy(() =>
  import('./clock.tsx').then((it) => ({ default: it.CountdownClock })),
);

/** It begins to count in the browser: its script may as well come when the page is there. */
export function LateClock({ end }: { end: string | null }) {
  return (
    <Suspense>
      <CountdownClock end={end} />
    </Suspense>
  );
}
