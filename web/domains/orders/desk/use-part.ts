'use client';

import { useEffect } from 'react';

/** The part of the page that the address names comes into view: it is not there before the order is. */
export const usePart = (): void => {
  useEffect(() => {
    const part = document.getElementById(window.location.hash.slice(1));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, []);
};
