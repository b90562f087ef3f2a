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
  readonly bytes: number;
}

/**
 * Values made of public rows, each confirmed by the store before it is used again: never older than
 * the answer of the trip made for that very request. The least recently used give way first.
 */
export const createHeld = <T>(limits: HeldLimits) => {
  const kept = new Map<string, Made<T>>();
  let bytes = 0;

  const drop = (key: string): Made<T> | undefined => {
    const made = kept.get(key);
    if (made === undefined) return undefined;
    kept.delete(key);
    bytes -= made.bytes;
    return made;
  };

  const keep = (key: string, made: Made<T>): void => {
    drop(key);
    kept.set(key, made);
    bytes += made.bytes;
    for (const oldest of kept.keys()) {
      if (kept.size <= limits.entries && bytes <= limits.bytes) break;
      drop(oldest);
    }
  };

  return {
    /**
     * @param now moment of the request, epoch ms; before `from` the clock was set back, and what had
     * expired by then may count again
     * @param ask the store's revision now; one trip
     */
    use: async (
      key: string,
      now: number,
      ask: () => Promise<string | undefined>,
      make: () => Promise<Made<T>>,
    ): Promise<T> => {
      const known = kept.get(key);
      const inTime = known !== undefined && known.from <= now && now < known.until;
      if (inTime && (await ask()) === known.revision) {
        // Unless another request has replaced or dropped it meanwhile, it is the latest used.
        if (kept.get(key) === known) {
          kept.delete(key);
          kept.set(key, known);
        }
        return known.value;
      }
      const made = await make();
      if (made.revision !== undefined) keep(key, made);
      return made.value;
    },
    size: () => ({ entries: kept.size, bytes }),
  };
};
