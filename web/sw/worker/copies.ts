import { isQuotaError } from '#web/platform/offline/quota.ts';

/** Has the worker stay for work that goes on behind an answer. */
export type Later = (work: Promise<unknown>) => void;

const dropOldest = async (cache: Cache, most: number): Promise<void> => {
  const keys = await cache.keys();
  for (const key of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(key);
};

/**
 * Keeps a copy as the newest of at most `most`. A disk that is full, or refused, costs the copy and
 * never the answer; half of the cache makes room for what comes next. An answer that is cut on its way
 * costs nothing that is here.
 */
export const storeCopy = async (
  name: string,
  key: string,
  answer: Response,
  most: number,
): Promise<void> => {
  try {
    const copy = answer.clone();
    await answer.arrayBuffer();
    const cache = await caches.open(name);
    // Deleting first moves the entry to the end: the order of keys is the order of use.
    await cache.delete(key);
    try {
      await cache.put(key, copy);
      await dropOldest(cache, most);
    } catch (error) {
      if (!isQuotaError(error)) return;
      const { length } = await cache.keys();
      await dropOldest(cache, Math.floor(length / 2));
    }
  } catch {
    // The answer was cut, or there are no caches at all, as in some private windows.
  }
};

export const findCopy = async (name: string, key: string): Promise<Response | undefined> => {
  try {
    return await (await caches.open(name)).match(key);
  } catch {
    return undefined;
  }
};
