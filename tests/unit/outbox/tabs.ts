import type { TabMessage, Tabs } from '#web/platform/offline/tabs.ts';

/** A BroadcastChannel: everybody hears it but the one who speaks. */
export const tabBus = () => {
  const listeners = new Map<symbol, Set<(message: TabMessage) => void>>();
  return (): Tabs => {
    const me = Symbol();
    const mine = new Set<(message: TabMessage) => void>();
    listeners.set(me, mine);
    return {
      tell: (message) => {
        for (const [who, heard] of listeners)
          if (who !== me) for (const listener of heard) listener(message);
      },
      listen: (listener) => {
        mine.add(listener);
        return () => mine.delete(listener);
      },
      close: () => listeners.delete(me),
    };
  };
};

/** Web Locks of one browser: in turn, and free again when the holder is gone. */
export const lockTable = () => {
  const ends = new Map<string, Promise<unknown>>();
  return async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const before = ends.get(name) ?? Promise.resolve();
    const mine = before.catch(() => undefined).then(work);
    ends.set(name, mine);
    return mine;
  };
};
