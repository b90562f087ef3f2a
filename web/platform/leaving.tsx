'use client';

import { useLinkStatus } from 'next/link';
import { useEffect } from 'react';

let under = 0;

/** Whether a link was pressed whose page is still on its way. */
export const isLeaving = (): boolean => under > 0;

/** In a link: notes from the press on that its page is on its way. */
export function Leaving() {
  const { pending } = useLinkStatus();
  useEffect(() => {
    if (!pending) return;
    under += 1;
    return () => {
      under -= 1;
    };
  }, [pending]);
  return null;
}
