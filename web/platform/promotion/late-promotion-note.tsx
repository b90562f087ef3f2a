'use client';

import { lazy, Suspense } from 'react';
import type { PromotionNoteProps } from './promotion-note.tsx';

const PromotionNote = lazy(() =>
  import('./promotion-note.tsx').then((module) => ({ default: module.PromotionNote })),
);

/** The note is in no page that is built: its script may as well come when the page is there. */
export function LatePromotionNote(props: PromotionNoteProps) {
  return (
    <Suspense>
      <PromotionNote {...props} />
    </Suspense>
  );
}
