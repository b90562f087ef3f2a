'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** The codes are in no page that is built: their script may as well come when the page is there. */
export const LateCodesNow = lateExtra(() => import('./codes-now.tsx').then((it) => it.CodesNow));
