'use client';

import { browserCaches, browserStorage, serverClock } from '#web/platform/offline/browser.ts';
import { type Owner, openDevice, ownersOnDevice } from '#web/platform/offline/database.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { isUnsent } from '#web/platform/offline/outbox/item.ts';
import { openTabs, type Tabs } from '#web/platform/offline/tabs.ts';
import { handOver, wipe } from '#web/platform/offline/wipe.ts';
import { gateOf, openAgain } from './gates.ts';
import { personOf } from './person.ts';
import { PERSONAL_DATABASES, PERSONAL_KEYS } from './personal-keys.ts';
import { createSession, type Session } from './session.ts';

const CHANNEL = 'alva-session';

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

const unsentOf = async (customerId: string): Promise<number> => {
  const owner = customerId as Owner;
  if (!(await ownersOnDevice([])).includes(owner)) return 0;
  const db = await openDevice(owner, () => {});
  try {
    return (await db.getAll('outbox')).filter(isUnsent).length;
  } finally {
    db.close();
  }
};

let made: Session | undefined;

/** The session of this tab; in browsers only. Other tabs are told, and tell, when it changes. */
export const session = (): Session => {
  if (made !== undefined) return made;
  const channel = new BroadcastChannel(CHANNEL);
  const created = createSession({
    fetch: (input, init) => fetch(input, init),
    storage: browserStorage(),
    wipe: clearing(wipe),
    handOver: clearing(handOver),
    unsent: unsentOf,
    now: serverClock().now,
    announce: () => channel.postMessage('changed'),
  });
  channel.addEventListener('message', () => void created.changed());
  let before = personOf(created.state);
  // The first to hear of a change, so that the others find the gate as it should be.
  created.subscribe(() => {
    const person = personOf(created.state);
    if (person !== undefined && person !== before) openAgain(person as Owner);
    before = person;
  });
  // A phone that was in a pocket, a computer that slept: the session may be over by now.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void created.refresh();
  });
  // Also where the browser believed it was online all the time and only the server was gone.
  connectivity().subscribe((online) => {
    if (online) void created.refresh();
  });
  made = created;
  return created;
};

/** After a sign-in of this tab: the other tabs learn of it. */
export const announceSignIn = (): void => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
};
