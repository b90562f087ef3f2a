/** The latest values by key, as many as their size allows; the least recently used go first. */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, size: number): void;
}

export const shelf = <T>(capacity: number): Shelf<T> => {
  const entries = new Map<string, { readonly value: T; readonly size: number }>();
  let used = 0;
  const drop = (key: string): void => {
    used -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => {
      const entry = entries.get(key);
      if (entry === undefined) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    put: (key, value, size) => {
      drop(key);
      if (size > capacity) return;
      entries.set(key, { value, size });
      used += size;
      for (const [oldest] of entries) {
        if (used <= capacity) break;
        drop(oldest);
      }
    },
  };
};
