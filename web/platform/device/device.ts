'use client';

import { browserCaches, browserStorage, serverClock } from '#web/platform/offline/browser.ts';
import type { Owner } from '#web/platform/offline/database.ts';
import { createDevice, type Device } from '#web/platform/offline/device.ts';
import { connectivity } from '#web/platform/offline/online.ts';
import { mayFillAgain } from '#web/platform/offline/quota.ts';
import { alone, inTurn, openTabs } from '#web/platform/offline/tabs.ts';
import { wipeLeftovers } from '#web/platform/offline/wipe.ts';
import { session } from '#web/platform/session/browser.ts';
import { gateOf } from '#web/platform/session/gates.ts';
import { personOf } from '#web/platform/session/person.ts';
import { PERSONAL_DATABASES, PERSONAL_KEYS } from '#web/platform/session/personal-keys.ts';
import { createFetchPage } from './fetch-page.ts';
import { createGather } from './gather.ts';

const elapsed = (): number => performance.now();

const make = (): Device => {
  const clock = serverClock();
  const tabs = openTabs();
  const device = createDevice({
    clock,
    connectivity: connectivity(),
    tabs,
    alone,
    inTurn,
    mayFillAgain: (state) => mayFillAgain(state, clock.now(), navigator.storage),
    gateOf,
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fetchPage: createFetchPage(
      () => personOf(session().state),
      () => void session().refresh(),
      elapsed,
      createGather({
        connectivity: connectivity(),
        elapsed,
        random: Math.random,
        setTimer: (run, ms) => setTimeout(run, ms),
      }),
    ),
  });
  const tools = {
    storage: browserStorage(),
    caches: browserCaches(),
    tabs,
    personalKeys: PERSONAL_KEYS,
    personalDatabases: PERSONAL_DATABASES,
    now: clock.now,
  };
  const follow = async (): Promise<void> => {
    const { state } = session();
    // Finishes a wipe that was cut; with somebody signed in, everybody else's data goes too.
    if (state.kind === 'signed-in') await wipeLeftovers(state.customerId as Owner, tools);
    await device.person(personOf(state));
  };
  void wipeLeftovers(undefined, tools).then(follow);
  session().subscribe(() => void follow());
  return device;
};

let made: Device | undefined;

/** The device of this tab; made at first use, in browsers only. */
export const device = (): Device => {
  made ??= make();
  return made;
};
