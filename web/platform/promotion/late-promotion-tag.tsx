'use client';

import { lazy, Suspense } from 'react';
import type { PromotionTagProps } from './promotion-tag.tsx';

const PromotionTag = lazy(() =>
  import('./promotion-tag.tsx').then((module) => ({ default: module.PromotionTag })),
);

/** On pages that are mostly read: its line is written with the page, its script comes afterwards. */
export function LatePromotionTag(props: PromotionTagProps) {
  return (
    <Suspense fallback={<span className="block min-h-10" />}>
      <PromotionTag {...props} />
    </Suspense>
  );
}
