/** The latest values by key, as many as their size allows; the least recently used go first. */
export interface Shelf<T> {
  get(key: string): T | undefined;
  put(key: string, value: T, size: number): void;
}

export const shelf = <T>(capacity: number): Shelf<T> => {
  const held = new Map<string, { readonly value: T; readonly size: number }>();
  let used = 0;
  const drop = (key: string): void => {
    used -= held.get(key)?.size ?? 0;
    held.delete(key);
  };
  return {
    get: (key) => {
      const found = held.get(key);
      if (found === undefined) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    put: (key, value, size) => {
      drop(key);
      if (size > capacity) return;
      held.set(key, { value, size });
      used += size;
      for (const [oldest] of held) {
        if (used <= capacity) break;
        drop(oldest);
      }
    },
  };
};
