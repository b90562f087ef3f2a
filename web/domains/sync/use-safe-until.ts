'use client';

import { useEffect, useState } from 'react';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { safeUntil } from './safe-until.ts';

/** Until when what waits is safe on this device, epoch ms; `null` while there is nothing to fear. */
export const useSafeUntil = (items: readonly OutboxItem[]): number | null => {
  const [isPersisted, setIsPersisted] = useState(true);
  const waits = items.length > 0;
  useEffect(() => {
    // Asked again with the first write that waits: the browser may just have promised.
    if (waits) void navigator.storage?.persisted?.().then(setIsPersisted, () => undefined);
  }, [waits]);
  return safeUntil(items, isPersisted);
};
