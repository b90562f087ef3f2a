/**
 * The device's clock, corrected by the server's. Phones are wrong by minutes or a day; what ends a
 * share or grades freshness must not be.
 */
export interface ServerClock {
  now(): number;
  /** Takes the `Date` header of an answer (RFC 9110 §6.6.1). */
  learn(dateHeader: string | null): void;
}

const KEY = 'alva-clock-offset';

/** Remembers the offset over reloads, so that it also holds offline. */
export const createServerClock = (
  device: () => number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ServerClock => {
  const kept = Number(storage.getItem(KEY));
  let offset = Number.isFinite(kept) ? kept : 0;
  return {
    now: () => device() + offset,
    learn: (header) => {
      const server = header === null ? Number.NaN : Date.parse(header);
      if (Number.isNaN(server)) return;
      offset = server - device();
      storage.setItem(KEY, String(offset));
    },
  };
};
