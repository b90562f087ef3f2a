import { createServerClock, type ServerClock } from './clock.ts';

/** What is used of `localStorage`; declared here because service workers, which lack it, come by too. */
export interface BrowserStorage {
  readonly length: number;
  getItem(key: string): string | null;
  key(index: number): string | null;
  removeItem(key: string): void;
  setItem(key: string, value: string): void;
}

const inMemory = (): BrowserStorage => {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, value),
  };
};

const PROBE = 'alva-probe';

const find = (): BrowserStorage => {
  try {
    const { localStorage } = globalThis as unknown as { localStorage: BrowserStorage };
    localStorage.setItem(PROBE, '');
    localStorage.removeItem(PROBE);
    return localStorage;
  } catch {
    return inMemory();
  }
};

let storage: BrowserStorage | undefined;

/** The browser's storage; where it refuses (some private windows do), one that lasts as long as the page. */
export const browserStorage = (): BrowserStorage => {
  storage ??= find();
  return storage;
};

/** The caches of this origin; `undefined` where the browser refuses or lacks them. */
export const browserCaches = (): CacheStorage | undefined => {
  try {
    return globalThis.caches;
  } catch {
    return undefined;
  }
};

let clock: ServerClock | undefined;

/** The clock of this tab or worker. */
export const serverClock = (): ServerClock => {
  clock ??= createServerClock(
    { wall: Date.now, elapsed: () => performance.now() },
    browserStorage(),
  );
  return clock;
};
