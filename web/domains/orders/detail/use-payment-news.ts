'use client';

import { useEffect, useEffectEvent } from 'react';
import { device } from '#web/platform/device/device.ts';
import { dropQuery } from '#web/platform/query.ts';

/** While somebody waits for the bank's word. */
const LOOK_MS = 6_000;

/**
 * Follows a payment that is under way. Who comes back from the provider's page has the server ask the
 * provider at once: what the address says proves nothing. Then the order is looked at by itself.
 */
export const usePaymentNews = (isUnderWay: boolean, check: () => void): void => {
  const asks = useEffectEvent(check);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('transaction_status')) return;
    dropQuery();
    asks();
  }, []);
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void device()
          .refresh('orders')
          .catch(() => undefined);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);
};
