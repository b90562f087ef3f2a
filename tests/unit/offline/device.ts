import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { PulledPage } from '#web/platform/offline/store.ts';

/** A browser storage of its own for each test. */
export const freshDevice = (): void => {
  globalThis.indexedDB = new IDBFactory();
};

export const memoryStorage = (): Storage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};

export const page = (over: Partial<PulledPage> = {}): PulledPage => ({
  collection: 'stations',
  changed: [],
  removed: [],
  cursor: 'c1',
  hasMore: false,
  starts: false,
  ...over,
});

export const record = (id: string, value: Record<string, unknown> = { id }) => ({
  id,
  value,
  visibleUntil: null as number | null,
});
