'use client';

import { lateExtra } from '#web/platform/late/late-extra.tsx';

/** Written with the page, alive a moment after it: nobody asks for a price before the first scroll. */
export const LatePrice = lateExtra(() => import('./price-calculator.tsx'));
