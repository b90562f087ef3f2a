'use client';

import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 300;

/**
 * What is typed into a search whose words are in the address: `takeUp` puts them there after a pause, and
 * before anything that is pressed, so that a link leaves an address that is complete. Next's router would
 * give the next page up for an address that changes later.
 * @returns what was typed since the address last changed by going back; `null` for nothing
 */
export const useTyped = (
  takeUp: (typed: string) => void,
): readonly [string | null, (typed: string | null) => void] => {
  const [typed, setTyped] = useState<string | null>(null);
  const take = useEffectEvent(takeUp);

  useEffect(() => {
    if (typed === null) return;
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('click', now, true);
    };
    const now = () => {
      stop();
      take(typed);
    };
    const timer = setTimeout(now, PAUSE_MS);
    window.addEventListener('click', now, true);
    return stop;
  }, [typed]);

  // Going back changes the address, and with it what the box shows.
  useEffect(() => {
    const forget = () => setTyped(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);

  return [typed, setTyped];
};
