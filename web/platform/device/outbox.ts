'use client';

import { MINUTE_MS } from '#edge/contract/time.ts';
import { browserStorage } from '#web/platform/offline/browser.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { ALLOWED } from '#web/platform/offline/outbox/allowed.ts';
import { type Fate, fateOf } from '#web/platform/offline/outbox/fate.ts';
import type { OutboxItem } from '#web/platform/offline/outbox/item.ts';
import { createOutbox, type Outbox } from '#web/platform/offline/outbox/outbox.ts';
import { post } from '#web/platform/offline/outbox/post.ts';
import { OUTBOX_SYNC } from '#web/platform/offline/outbox/wake.ts';
import { askToPersist } from '#web/platform/offline/persist.ts';
import { inTurn, openTabs } from '#web/platform/offline/tabs.ts';
import { session } from '#web/platform/session/browser.ts';
import { gateOf } from '#web/platform/session/gates.ts';
import { personOf } from '#web/platform/session/person.ts';
import { device } from './device.ts';
import { willWait } from './will-wait.ts';

const askToKeep = (): void => {
  void askToPersist({ manager: navigator.storage, storage: browserStorage() }, 'waiting').catch(
    () => false,
  );
};

/** A write that may wait for days must not be cleared meanwhile. That it waits may only show when it is sent. */
const keepWhatWaits = (): void => {
  if (willWait()) {
    askToKeep();
    return;
  }
  const since = Date.now();
  const stop = connectivity().subscribe((isOnline) => {
    stop();
    if (!isOnline && Date.now() - since < MINUTE_MS) askToKeep();
  });
};

/** Background Sync exists in Chromium only; everywhere else the other occasions do. */
const wakeLater = (): void => {
  keepWhatWaits();
  void navigator.serviceWorker?.ready
    .then((registration) =>
      (
        registration as unknown as { sync?: { register(tag: string): Promise<void> } }
      ).sync?.register(OUTBOX_SYNC),
    )
    .catch(() => undefined);
};

const after = (run: () => void, ms: number): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const make = (): Outbox<typeof ALLOWED> => {
  const store = device();
  const made = createOutbox({
    allowed: ALLOWED,
    now: store.clock.now,
    offset: () => store.clock.offset,
    random: Math.random,
    tabs: openTabs(),
    gateOf,
    inTurn,
    post: async (owner, item, signal) => {
      const verdict = await post(ALLOWED, owner, item, signal, (answer) =>
        store.clock.learn(answer.headers.get('date')),
      );
      // The screen learns that the session ended, so that signing in again sends the rest.
      if (verdict.kind === 'locked' || verdict.kind === 'other-person') void session().refresh();
      return verdict;
    },
    online: () => connectivity().online,
    reach: (doubt) => connectivity().reach(doubt),
    cut: () => !navigator.onLine,
    answered: () => connectivity().report(true),
    pull: store.catchUp,
    makeRoom: async () => (await store.makeRoom()) > 0,
    wakeLater,
    setTimer: after,
  });
  // A browser that refuses storage has nothing to send.
  const flush = (eager?: 'urgent'): void =>
    void made.flush(eager && { eager }).catch(() => undefined);
  const follow = (): void => {
    const { state } = session();
    const person = personOf(state);
    if (state.kind === 'initializing' && person === undefined) void session().refresh();
    else made.person(person);
  };
  session().subscribe(follow);
  follow();
  connectivity().subscribe((online) => {
    if (online) flush('urgent');
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') flush();
  });
  // At start, for what an earlier visit left behind.
  flush();
  return made;
};

let made: Outbox<typeof ALLOWED> | undefined;

/** What became of a write that was just taken down, within two seconds. */
export const fateOfWrite = ({ key }: OutboxItem): Promise<Fate> =>
  fateOf(key, { willWait, outbox: outbox(), setTimer: after });

/** The outbox of this tab; made at first use, in browsers only. */
export const outbox = (): Outbox<typeof ALLOWED> => {
  made ??= make();
  return made;
};
