import { device } from '#web/platform/device/device.ts';
import type { Holding } from '#web/platform/device/inventory.ts';
import { outbox } from '#web/platform/device/outbox.ts';
import { collectionsOf } from '#web/platform/offline/collections.ts';
import { isUnsent, needsPerson } from '#web/platform/offline/outbox/item.ts';
import { type SyncOutcome, syncOutcome } from './sync-outcome.ts';

export type { SyncOutcome };

/** A photo that hangs goes on behind the page; nobody looks at a spinner for that long. */
const PATIENCE_MS = 10_000;

const patiently = (work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);

/** Sends what waits, refreshes what is kept here, and tells what came of it. */
export const syncNow = async (holdings: readonly Holding[]): Promise<SyncOutcome> => {
  await patiently(outbox().flush({ eager: 'all' }));
  let refreshed = true;
  for (const { group, isWanted } of holdings)
    if (isWanted)
      for (const collection of collectionsOf(group))
        if ((await device().refresh(collection)).kind !== 'done') refreshed = false;
  const items = await outbox().items();
  return syncOutcome({
    unsent: items.filter(isUnsent).length,
    stuck: items.filter(needsPerson).length,
    online: device().connectivity.online !== false,
    refreshed,
  });
};
