'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useOutbox } from './use-outbox.ts';

/** Runs when something of the outbox has gone: what the server says may contain it now. */
export const useWhenSent = (run: () => void): void => {
  const { unsent } = useOutbox();
  const before = useRef(unsent);
  const sent = useEffectEvent(run);
  useEffect(() => {
    if (unsent < before.current) sent();
    before.current = unsent;
  }, [unsent]);
};
