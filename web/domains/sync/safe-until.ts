import { DAY_MS } from '#edge/contract/time.ts';
import { isUnsent, type OutboxItem } from '#web/platform/offline/outbox/item.ts';

/** Browsers that clear what was not visited do so after seven days; we ask again then as well. */
const SAFE_MS = 7 * DAY_MS;

/**
 * Until when what waits is safe on this device, epoch ms; `null` where nothing waits, and where the
 * browser has promised to keep it.
 */
export const safeUntil = (items: readonly OutboxItem[], isPersisted: boolean): number | null => {
  const made = items.filter(isUnsent).map(({ createdAt }) => createdAt);
  return isPersisted || made.length === 0 ? null : Math.min(...made) + SAFE_MS;
};
