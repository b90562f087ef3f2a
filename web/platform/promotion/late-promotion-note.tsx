'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** The note is in no page that is built: its script may as well come when the page is there. */
export const LatePromotionNote = lateExtra(() =>
  import('./promotion-note.tsx').then((it) => it.PromotionNote),
);
