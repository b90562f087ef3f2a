import type { Collection } from '#edge/contract/sync/collections.ts';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { readonly kind: 'changed'; readonly collections: readonly Collection[] }
  /** Something in the outbox moved. */
  | { readonly kind: 'outbox' }
  /** A person signed out (or another signed in): close the gate and let go of their data. */
  | { readonly kind: 'wipe'; readonly owner: string };

export interface Tabs {
  tell(message: TabMessage): void;
  listen(listener: (message: TabMessage) => void): () => void;
  close(): void;
}

const CHANNEL = 'alva-device';

export const openTabs = (): Tabs => {
  const channel = new BroadcastChannel(CHANNEL);
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => {
      const heard = (event: MessageEvent<TabMessage>): void => listener(event.data);
      channel.addEventListener('message', heard);
      return () => channel.removeEventListener('message', heard);
    },
    close: () => channel.close(),
  };
};

/** Runs `work` in one tab at a time, in the order asked for; a tab that crashes gives way. */
export const inTurn = async <T>(
  name: string,
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> = navigator.locks,
): Promise<T> => locks.request(`alva-${name}`, () => work());

/**
 * Runs `work` in one tab at a time; `undefined` when another tab is at it. A tab that crashes
 * releases its lock, so the work stays claimable.
 */
export const alone = async <T>(
  name: string,
  work: () => Promise<T>,
  locks: Pick<LockManager, 'request'> = navigator.locks,
): Promise<T | undefined> =>
  locks.request(`alva-${name}`, { ifAvailable: true }, (lock) =>
    lock === null ? Promise.resolve(undefined) : work(),
  );
