'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** For pages where every kilobyte of the first load counts. */
export const LateShare = lateExtra(() => import('./share-button.tsx'));
