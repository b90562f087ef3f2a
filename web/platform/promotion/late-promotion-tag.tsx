'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** On pages that are mostly read: its line is written with the page, its script comes afterwards. */
export const LatePromotionTag = lateExtra(
  () => import('./promotion-tag.tsx').then((it) => it.PromotionTag),
  <span className="block min-h-10" />,
);
