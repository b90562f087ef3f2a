'use client';

import { lazy, Suspense } from 'react';

const CodesNow = lazy(() => import('./codes-now.tsx').then((it) => ({ default: it.CodesNow })));

/** The codes are in no page that is built: their script may as well come when the page is there. */
export function LateCodesNow() {
  return (
    <Suspense>
      <CodesNow />
    </Suspense>
  );
}
