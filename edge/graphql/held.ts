export interface Made<T> {
  readonly value: T;
  /**
   * What the store said when `value` was made, read in the same batch as its rows or before them.
   * Undefined: not to be kept.
   */
  readonly revision: string | undefined;
  /** The moment it was made at, and the first later one at which rows expire; epoch ms. */
  readonly from: number;
  readonly until: number;
  readonly bytes: number;
}

interface HeldLimits {
  readonly entries: number;
  /** Of values and their keys together. */
  readonly bytes: number;
  /** Characters; what has a longer key is made each time. */
  readonly keyLength: number;
  /** For so long what the store said is taken to hold; 0 asks each time. */
  readonly confirmedForMs: number;
}

interface Wanted<T> {
  readonly key: string;
  /** What the revision is of: values of the same scope share what the store said. */
  readonly scope: string;
  /**
   * Moment of the request, epoch ms; before `Made.from` the clock was set back, and what had expired by
   * then may count again.
   */
  readonly now: number;
  /** The store's revision now; one trip. */
  readonly ask: () => Promise<string | undefined>;
  readonly make: () => Promise<Made<T>>;
}

/** A character takes up to two bytes in memory. */
const weightOf = (key: string, made: Made<unknown>): number => made.bytes + key.length * 2;

/**
 * Values made of public rows, each confirmed by the store before it is used again: what is used was
 * current when the store was last asked, `confirmedForMs` ago at most. The least recently used give way
 * first.
 */
export const createHeld = <T>(limits: HeldLimits) => {
  const kept = new Map<string, Made<T>>();
  const said = new Map<string, { readonly revision: string; readonly asked: number }>();
  let bytes = 0;

  /** `asked`: when the question set out, which is before the store answered it. */
  const hear = (scope: string, revision: string | undefined, asked: number): void => {
    if (revision !== undefined) said.set(scope, { revision, asked });
  };

  const revisionNow = async ({ scope, now, ask }: Wanted<T>): Promise<string | undefined> => {
    const last = said.get(scope);
    if (last !== undefined && last.asked <= now && now < last.asked + limits.confirmedForMs)
      return last.revision;
    const revision = await ask();
    hear(scope, revision, now);
    return revision;
  };

  const drop = (key: string): Made<T> | undefined => {
    const made = kept.get(key);
    if (made === undefined) return undefined;
    kept.delete(key);
    bytes -= weightOf(key, made);
    return made;
  };

  const keep = (key: string, made: Made<T>): void => {
    drop(key);
    if (key.length > limits.keyLength) return;
    kept.set(key, made);
    bytes += weightOf(key, made);
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) break;
      drop(oldest);
    }
  };

  return {
    use: async (wanted: Wanted<T>): Promise<T> => {
      const { key, scope, now, make } = wanted;
      const known = kept.get(key);
      const inTime = known !== undefined && known.from <= now && now < known.until;
      if (inTime && (await revisionNow(wanted)) === known.revision) {
        // Unless another request has replaced or dropped it meanwhile, it is the latest used.
        if (kept.get(key) === known) {
          kept.delete(key);
          kept.set(key, known);
        }
        return known.value;
      }
      const made = await make();
      hear(scope, made.revision, now);
      if (made.revision !== undefined) keep(key, made);
      return made.value;
    },
    size: () => ({ entries: kept.size, bytes }),
  };
};
