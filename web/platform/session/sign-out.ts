'use client';

import { session } from './browser.ts';

/**
 * Signs out; asks first when writes would be lost. The outbox is loaded for this only, and where it
 * cannot be (the build is gone, no signal) leaving still works.
 */
export const signOut = async (options: { readonly everywhere?: boolean } = {}): Promise<void> => {
  const careful = await import('#web/platform/device/sign-out-guard.ts').catch(() => undefined);
  await (careful?.signOutSafely ?? session().signOut)(options);
};
