'use client';

import { useEffect, useEffectEvent } from 'react';
import { dropQuery } from '#web/platform/query.ts';

/**
 * Who comes back from the provider's page has the server ask the provider at once: what the address
 * says proves nothing.
 */
export const useReturnFromProvider = (check: () => void): void => {
  const asks = useEffectEvent(check);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('transaction_status')) return;
    dropQuery();
    asks();
  }, []);
};
