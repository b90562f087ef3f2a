'use client';

import { lazy, Suspense } from 'react';
import type { ShareButtonProps } from './share-button.tsx';

const ShareButton = lazy(() => import('./share-button.tsx'));

/** For pages where every kilobyte of the first load counts. */
export function LateShare(props: ShareButtonProps) {
  return (
    <Suspense>
      <ShareButton {...props} />
    </Suspense>
  );
}
