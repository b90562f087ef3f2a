'use client';

import { session } from '#web/platform/session/browser.ts';
import { outbox } from './outbox.ts';

/** A sign-out that waits for the person to confirm, because it would lose what was not sent. */
export interface PendingSignOut {
  readonly everywhere: boolean;
  readonly unsent: number;
}

let waiting: PendingSignOut | undefined;
const listeners = new Set<() => void>();

const become = (next: PendingSignOut | undefined): void => {
  waiting = next;
  for (const listener of listeners) listener();
};

export const pendingSignOut = {
  current: (): PendingSignOut | undefined => waiting,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  cancel: (): void => become(undefined),
  confirm: async (): Promise<void> => {
    const everywhere = waiting?.everywhere ?? false;
    become(undefined);
    await session().signOut({ everywhere });
  },
};

/**
 * Signs out, with or without a connection; asks first when writes would be lost.
 */
export const signOutSafely = async ({ everywhere = false } = {}): Promise<void> => {
  // A device that cannot be read cannot be asked, and must not keep anybody signed in.
  const unsent = await outbox()
    .unsent()
    .catch(() => 0);
  if (unsent > 0) become({ everywhere, unsent });
  else await session().signOut({ everywhere });
};
