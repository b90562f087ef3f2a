'use client';

import { createServerClock } from '../offline/clock.ts';
import type { Owner } from '../offline/database.ts';
import { createDevice, type Device } from '../offline/device.ts';
import { alone, openTabs } from '../offline/tabs.ts';
import { connectivity } from '../offline/use-online.ts';
import { wipeLeftovers } from '../offline/wipe.ts';
import { session } from '../session/browser.ts';
import { forgetGate, gateOf } from '../session/gates.ts';
import { PERSONAL_KEYS } from '../session/personal-keys.ts';
import type { SessionState } from '../session/state.ts';
import { createFetchPage } from './fetch-page.ts';

/** Whose garage may be shown: the person signed in, or the last one while nobody can be asked. */
const personOf = (state: SessionState): string | undefined => {
  if (state.kind === 'signed-in') return state.customerId;
  return state.kind === 'unavailable' ? state.lastCustomerId : undefined;
};

const make = (): Device => {
  const clock = createServerClock(Date.now, localStorage);
  const learn = (answer: Response): void => clock.learn(answer.headers.get('date'));
  const tabs = openTabs();
  const device = createDevice({
    clock,
    connectivity: connectivity(),
    tabs,
    alone,
    gateOf,
    forgetGate,
    fetchPage: createFetchPage(() => personOf(session().state), learn),
  });
  const tools = {
    storage: localStorage,
    caches: globalThis.caches,
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
