'use client';

import { connectivity } from '../offline/online.ts';
import { ALLOWED } from '../offline/outbox/allowed.ts';
import { createOutbox, type Outbox } from '../offline/outbox/outbox.ts';
import { post } from '../offline/outbox/post.ts';
import { OUTBOX_SYNC } from '../offline/outbox/wake.ts';
import { inTurn, openTabs } from '../offline/tabs.ts';
import { session } from '../session/browser.ts';
import { gateOf } from '../session/gates.ts';
import { personOf } from '../session/person.ts';
import { device } from './device.ts';

/** Background Sync exists in Chromium only; everywhere else the other occasions do. */
const wakeLater = (): void => {
  void navigator.serviceWorker?.ready
    .then((registration) =>
      (
        registration as unknown as { sync?: { register(tag: string): Promise<void> } }
      ).sync?.register(OUTBOX_SYNC),
    )
    .catch(() => undefined);
};

const make = (): Outbox<typeof ALLOWED> => {
  const here = device();
  const made = createOutbox({
    allowed: ALLOWED,
    now: here.clock.now,
    random: Math.random,
    tabs: openTabs(),
    gateOf,
    inTurn,
    post: async (owner, item, signal) => {
      const verdict = await post(ALLOWED, owner, item, signal, (answer) =>
        here.clock.learn(answer.headers.get('date')),
      );
      // The screen learns that the session ended, so that signing in again sends the rest.
      if (verdict.kind === 'locked' || verdict.kind === 'other-person') void session().refresh();
      return verdict;
    },
    online: () => connectivity().online,
    report: (online) => connectivity().report(online),
    pull: here.catchUp,
    makeRoom: async () => (await here.makeRoom()) > 0,
    wakeLater,
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  });
  // A browser that refuses storage has nothing to send.
  const flush = (): void => void made.flush().catch(() => undefined);
  const follow = (): void => {
    const { state } = session();
    if (state.kind === 'initializing') void session().refresh();
    else made.person(personOf(state));
  };
  session().subscribe(follow);
  follow();
  connectivity().subscribe((online) => {
    if (online) flush();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  // At start, for what an earlier visit left behind.
  flush();
  return made;
};

let made: Outbox<typeof ALLOWED> | undefined;

/** The outbox of this tab; made at first use, in browsers only. */
export const outbox = (): Outbox<typeof ALLOWED> => {
  made ??= make();
  return made;
};
