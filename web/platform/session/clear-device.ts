'use client';

import { browserCaches, browserStorage, serverClock } from '#web/platform/offline/browser.ts';
import { type Owner, openDevice, ownersOnDevice } from '#web/platform/offline/database.ts';
import { isUnsent } from '#web/platform/offline/outbox/item.ts';
import { openTabs, type Tabs } from '#web/platform/offline/tabs.ts';
import { handOver, wipe } from '#web/platform/offline/wipe.ts';
import { gateOf } from './gates.ts';
import { PERSONAL_DATABASES, PERSONAL_KEYS } from './personal-keys.ts';

const clearing =
  (how: typeof wipe) =>
  async (customerId: string): Promise<void> => {
    const owner = customerId as Owner;
    const tabs: Tabs = openTabs();
    try {
      await how(owner, gateOf(owner), {
        storage: browserStorage(),
        caches: browserCaches(),
        tabs,
        personalKeys: PERSONAL_KEYS,
        personalDatabases: PERSONAL_DATABASES,
        now: serverClock().now,
      });
    } finally {
      tabs.close();
    }
  };

export const wipeDevice = clearing(wipe);
export const handOverDevice = clearing(handOver);

/** How many writes of that person the server does not have. */
export const unsentOf = async (customerId: string): Promise<number> => {
  const owner = customerId as Owner;
  if (!(await ownersOnDevice([])).includes(owner)) return 0;
  const db = await openDevice(owner, () => {});
  try {
    return (await db.getAll('outbox')).filter(isUnsent).length;
  } finally {
    db.close();
  }
};
