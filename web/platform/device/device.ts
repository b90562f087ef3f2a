'use client';

import { createServerClock } from '../offline/clock.ts';
import { createConnectivity } from '../offline/connectivity.ts';
import { createDevice, type Device } from '../offline/device.ts';
import { alone, openTabs } from '../offline/tabs.ts';
import { createFetchPage } from './fetch-page.ts';

/** Storage keys of the specification that hold a person's choices (§3, client purchase state). */
const PERSONAL_KEYS = ['purchase', 'test-drive', 'rsa'];

const LAST_CUSTOMER = 'alva-customer';

let made: { device: Device; customer: string | undefined } | undefined;

const make = (): Device => {
  const clock = createServerClock(Date.now, localStorage);
  const learn = (answer: Response): void => clock.learn(answer.headers.get('date'));
  const connectivity = createConnectivity({
    fetch: (input, init) => fetch(input, init),
    window,
    document,
    onAnswer: learn,
  });
  const tabs = openTabs();
  return createDevice({
    clock,
    connectivity,
    tabs,
    alone,
    fetchPage: createFetchPage(() => made?.customer, learn),
    wipeTools: {
      storage: localStorage,
      caches: globalThis.caches,
      tabs,
      personalKeys: [...PERSONAL_KEYS, LAST_CUSTOMER],
    },
  });
};

/** The device of this tab; made at first use. */
export const device = (): Device => {
  made ??= { device: make(), customer: undefined };
  return made.device;
};

/**
 * Tells the device who is signed in. The id is remembered, so that the garage opens without signal
 * at the next start; it is not a credential.
 */
export const customerSignedIn = async (customerId: string): Promise<void> => {
  const here = device();
  if (made !== undefined) made.customer = customerId;
  localStorage.setItem(LAST_CUSTOMER, customerId);
  await here.signedIn(customerId);
};

/** Whose data this device holds, as of the last sign-in. */
export const rememberedCustomer = (): string | null => localStorage.getItem(LAST_CUSTOMER);

/** Explicit sign-out: wipes what is personal, also without network. */
export const customerSignedOut = async (): Promise<void> => {
  const here = device();
  const last = rememberedCustomer();
  if (last !== null) await here.signedIn(last);
  if (made !== undefined) made.customer = undefined;
  await here.signOut();
};
