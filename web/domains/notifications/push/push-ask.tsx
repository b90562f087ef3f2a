'use client';

import dynamic from 'next/dynamic';

/** Loaded when a page has a reason to ask, and by nobody else. */
export const PushAsk = dynamic(() => import('./ask-card.tsx'), { ssr: false });
