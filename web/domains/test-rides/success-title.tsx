'use client';

import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * Where somebody who has just booked arrives: the key in the address is no place on the page, so that the
 * router leaves the page scrolled as the form before it was. A page that was loaded is where its reader put it.
 */
export function SuccessTitle({ children }: { children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const wasAlive = useRef(alive);
  useEffect(() => {
    if (!wasAlive.current) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} tabIndex={-1} className="text-4xl outline-none">
      {children}
    </h2>
  );
}
