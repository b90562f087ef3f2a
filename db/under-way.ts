/** Counts what has begun and not ended. */
export interface UnderWay {
  count(): number;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Nobody promises that a worker's request runs to its end once its visitor has left or its time is up, and
 * a count that only `finally` takes back would then stay too high for good. So whatever began
 * `lostAfterMs` ago no longer counts.
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
