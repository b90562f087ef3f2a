/** Counts what has begun and not ended. */
export interface UnderWay {
  count(): number;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * A worker whose visitor leaves stops in the middle: nothing behind an `await` runs any more, not even
 * `finally`. So whatever began longer than `lostAfterMs` ago no longer counts.
 */
export const createUnderWay = (lostAfterMs: number): UnderWay => {
  const begun = new Map<object, number>();
  return {
    count: () => {
      const lost = Date.now() - lostAfterMs;
      for (const [trip, since] of begun) {
        if (since > lost) break;
        begun.delete(trip);
      }
      return begun.size;
    },
    run: async (work) => {
      const trip = {};
      begun.set(trip, Date.now());
      try {
        return await work();
      } finally {
        begun.delete(trip);
      }
    },
  };
};
