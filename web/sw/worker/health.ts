const CACHE = 'alva-shell';
const MARK = '/__broken/';
/** Faults of this worker's own code after which it stops answering. */
const MOST_FAULTS = 3;

/**
 * A worker that throws where it should decide is broken as a whole. It then lets the network answer
 * everything, also after a restart, until the next deployment takes its place.
 */
export interface Health {
  /** Where it is noted, in the cache of the shells. */
  readonly mark: string;
  /** Known without waiting, so that a request need not pass through this worker at all. */
  readonly isBroken: boolean;
  /** Whether it is broken, once the mark of an earlier run has been looked up. */
  checkBroken(): Promise<boolean>;
  fault(): void;
  /** Whether the worker this one would replace has given up. */
  predecessorBroken(): Promise<boolean>;
  /** The worker that gave up is replaced. */
  forgetOthers(): Promise<void>;
}

const marksOfOthers = async (cache: Cache, own: string): Promise<Request[]> =>
  (await cache.keys()).filter(({ url }) => {
    const { pathname } = new URL(url);
    return pathname.startsWith(MARK) && pathname !== own;
  });

export const createHealth = (buildId: string): Health => {
  let isBroken = false;
  let faults = 0;
  const own = `${MARK}${buildId}`;
  const lookup = caches
    .open(CACHE)
    .then((cache) => cache.match(own))
    .then(
      (mark) => {
        isBroken ||= mark !== undefined;
        return isBroken;
      },
      () => isBroken,
    );
  return {
    mark: own,
    get isBroken() {
      return isBroken;
    },
    checkBroken: () => (isBroken ? Promise.resolve(true) : lookup.then(() => isBroken)),
    fault: () => {
      faults++;
      if (faults < MOST_FAULTS || isBroken) return;
      isBroken = true;
      void caches.open(CACHE).then((cache) => cache.put(own, new Response('')));
    },
    predecessorBroken: async () => (await marksOfOthers(await caches.open(CACHE), own)).length > 0,
    forgetOthers: async () => {
      const cache = await caches.open(CACHE);
      for (const mark of await marksOfOthers(cache, own)) await cache.delete(mark);
    },
  };
};
