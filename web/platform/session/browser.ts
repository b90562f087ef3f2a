'use client';

import { browserStorage, serverClock } from '#web/platform/offline/browser.ts';
import type { Owner } from '#web/platform/offline/database.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { gateOf, openAgain } from './gates.ts';
import { personOf } from './person.ts';
import { createSession, type Session } from './session.ts';

const CHANNEL = 'alva-session';

/** Who is nobody has nothing to clear: it comes with the first person, before they can leave without signal. */
const clearDevice = () => import('./clear-device.ts');

/** What is under way for that person stops at once; what there is of theirs may take a moment. */
const clearing =
  (how: 'wipeDevice' | 'handOverDevice') =>
  async (customerId: string): Promise<void> => {
    gateOf(customerId as Owner).close();
    await (await clearDevice())[how](customerId);
  };

let made: Session | undefined;

/** The session of this tab; in browsers only. Other tabs are told, and tell, when it changes. */
export const session = (): Session => {
  if (made !== undefined) return made;
  const channel = new BroadcastChannel(CHANNEL);
  const created = createSession({
    fetch: (input, init) => fetch(input, init),
    storage: browserStorage(),
    wipe: clearing('wipeDevice'),
    handOver: clearing('handOverDevice'),
    unsent: async (customerId) => (await clearDevice()).unsentOf(customerId),
    now: serverClock().now,
    announce: () => channel.postMessage('changed'),
  });
  channel.addEventListener('message', () => void created.changed());
  let before = personOf(created.state);
  // The first to hear of a change, so that the others find the gate as it should be.
  created.subscribe(() => {
    const person = personOf(created.state);
    if (person !== undefined && person !== before) {
      openAgain(person as Owner);
      void clearDevice().catch(() => undefined);
    }
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
