'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** It begins to count in the browser: its script may as well come when the page is there. */
export const LateClock = lateExtra(() => import('./clock.tsx').then((it) => it.CountdownClock));
