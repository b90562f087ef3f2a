'use client';

import type { Owner } from '../offline/database.ts';
import { createDevice, type Device } from '../offline/device.ts';
import { keptCaches, keptStorage, serverClock } from '../offline/here.ts';
import { connectivity } from '../offline/online.ts';
import { mayFillAgain } from '../offline/quota.ts';
import { alone, openTabs } from '../offline/tabs.ts';
import { wipeLeftovers } from '../offline/wipe.ts';
import { session } from '../session/browser.ts';
import { gateOf } from '../session/gates.ts';
import { personOf } from '../session/person.ts';
import { PERSONAL_KEYS } from '../session/personal-keys.ts';
import { createFetchPage } from './fetch-page.ts';

const make = (): Device => {
  const clock = serverClock();
  const tabs = openTabs();
  const device = createDevice({
    clock,
    connectivity: connectivity(),
    tabs,
    alone,
    mayFillAgain: (state) => mayFillAgain(state, clock.now(), navigator.storage),
    gateOf,
    setTimer: (run, ms) => {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
    fetchPage: createFetchPage(
      () => personOf(session().state),
      () => void session().refresh(),
    ),
  });
  const tools = {
    storage: keptStorage(),
    caches: keptCaches(),
    tabs,
    personalKeys: PERSONAL_KEYS,
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
