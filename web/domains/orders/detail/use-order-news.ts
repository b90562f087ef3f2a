'use client';

import { useEffect } from 'react';
import type { OrderRecord } from '#edge/contract/orders/order-record.ts';
import { MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import { isOpen } from '#web/domains/orders/standing.ts';
import { device } from '#web/platform/device/device.ts';

/** How often to look: the bank's word is waited for, then the receipt; the rest is days. */
const pauseFor = (order: OrderRecord): number | null => {
  if (order.payment !== null) return 6 * SECOND_MS;
  if (order.paid > 0 && (order.receipts ?? []).length === 0) return 10 * SECOND_MS;
  return isOpen(order) ? MINUTE_MS : null;
};

/** While somebody looks at an order, the page follows it by itself. */
export const useOrderNews = (order: OrderRecord): void => {
  const pause = pauseFor(order);
  useEffect(() => {
    if (pause === null) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void device()
          .refresh('orders')
          .catch(() => undefined);
    }, pause);
    return () => clearInterval(timer);
  }, [pause]);
};
