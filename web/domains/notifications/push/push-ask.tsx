'use client';

import { latePart } from '#web/platform/late/late-part.tsx';

/** Loaded when a page has a reason to ask, and by nobody else. */
export const PushAsk = latePart(() => import('./ask-card.tsx'));
