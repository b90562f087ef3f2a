export interface CacheEntry<T> {
  readonly value: T;
  /**
   * The store's revision when `value` was made, read in the same batch as its rows or before them.
   * Undefined: not to be cached.
   */
  readonly revision: string | undefined;
  /** The moment it was made at, and the first later one at which rows expire; epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly bytes: number;
}

interface CacheLimits {
  readonly entries: number;
  /** Of values and their keys together. */
  readonly bytes: number;
  /** Characters; a value with a longer key is made each time. */
  readonly keyLength: number;
  /** For so long a revision is taken as current without asking the store; 0 asks each time. */
  readonly confirmedForMs: number;
  /** Whoever asks while a value is made waits for that one. */
  readonly together?: boolean;
}

interface Lookup<T> {
  readonly key: string;
  /** What the revision is of: values of the same scope share one revision. */
  readonly scope: string;
  /**
   * Moment of the request, epoch ms; before `Made.from` the clock was set back, and what had expired by
   * then may count again.
   */
  readonly now: number;
  /** The store's revision now; one trip. */
  readonly ask: () => Promise<string | undefined>;
  readonly make: () => Promise<CacheEntry<T>>;
}

/** A character takes up to two bytes in memory. */
const weightOf = (key: string, made: CacheEntry<unknown>): number => made.bytes + key.length * 2;

/**
 * Values made of public rows, each confirmed by the store before it is used again: what is used was
 * current when the store was last asked, `confirmedForMs` ago at most. The least recently used give way
 * first.
 */
export const createConfirmedCache = <T>(limits: CacheLimits) => {
  const entries = new Map<string, CacheEntry<T>>();
  const confirmations = new Map<string, { readonly revision: string; readonly sentAt: number }>();
  const making = new Map<string, Promise<CacheEntry<T>>>();
  let bytes = 0;

  /** `sentAt`: when the question was sent, which is before the store answered it. */
  const confirm = (scope: string, revision: string | undefined, sentAt: number): void => {
    if (revision !== undefined) confirmations.set(scope, { revision, sentAt });
  };

  const revisionNow = async ({ scope, now, ask }: Lookup<T>): Promise<string | undefined> => {
    const last = confirmations.get(scope);
    if (last !== undefined && last.sentAt <= now && now < last.sentAt + limits.confirmedForMs)
      return last.revision;
    const revision = await ask();
    confirm(scope, revision, now);
    return revision;
  };

  const drop = (key: string): CacheEntry<T> | undefined => {
    const made = entries.get(key);
    if (made === undefined) return undefined;
    entries.delete(key);
    bytes -= weightOf(key, made);
    return made;
  };

  const put = (key: string, made: CacheEntry<T>): void => {
    drop(key);
    if (key.length > limits.keyLength) return;
    entries.set(key, made);
    bytes += weightOf(key, made);
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.entries && bytes <= limits.bytes) break;
      drop(oldest);
    }
  };

  const makeFor = async (key: string, make: Lookup<T>['make']): Promise<CacheEntry<T>> => {
    if (!limits.together) return make();
    const made = make().finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  return {
    use: async (lookup: Lookup<T>): Promise<T> => {
      const { key, scope, now, make } = lookup;
      const cached = entries.get(key);
      const inTime = cached !== undefined && cached.from <= now && now < cached.until;
      if (inTime && (await revisionNow(lookup)) === cached.revision) {
        // Unless another request has replaced or dropped it meanwhile, it is the latest used.
        if (entries.get(key) === cached) {
          entries.delete(key);
          entries.set(key, cached);
        }
        return cached.value;
      }
      // What went wrong was one request's own.
      const others = await making.get(key)?.catch(() => undefined);
      if (others?.revision !== undefined) return others.value;
      const made = await makeFor(key, make);
      confirm(scope, made.revision, now);
      if (made.revision !== undefined) put(key, made);
      return made.value;
    },
    size: () => ({ entries: entries.size, bytes }),
  };
};
