/** Has the worker stay for work that goes on behind an answer. */
export type Later = (work: Promise<unknown>) => void;

const dropOldest = async (cache: Cache, most: number): Promise<void> => {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
};

/**
 * Keeps a copy as the newest of at most `most`. A disk that is full, or refused, costs the copy and
 * never the answer; half of the cache makes room for what comes next.
 */
export const storeCopy = async (
  name: string,
  key: string,
  answer: Response,
  most: number,
): Promise<void> => {
  try {
    const cache = await caches.open(name);
    // Deleting first moves the entry to the end: the order of keys is the order of use.
    await cache.delete(key);
    try {
      await cache.put(key, answer);
      await dropOldest(cache, most);
    } catch {
      const { length } = await cache.keys();
      await dropOldest(cache, Math.floor(length / 2));
    }
  } catch {
    // No caches at all, as in some private windows.
  }
};

export const findCopy = async (name: string, key: string): Promise<Response | undefined> => {
  try {
    return await (await caches.open(name)).match(key);
  } catch {
    return undefined;
  }
};
