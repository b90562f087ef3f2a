/**
 * The device's clock, corrected by the server's. Phones are wrong by minutes or a day; what ends a
 * share or grades freshness must not be.
 */
export interface ServerClock {
  now(): number;
  /** What is added to the device's own time, in milliseconds; 0 until the server named one. */
  readonly offset: number;
  /** Takes the `Date` header of an answer (RFC 9110 §6.6.1). */
  learn(dateHeader: string | null): void;
}

interface KeyedText {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

interface Learnt {
  /** Server time minus device time. */
  readonly offset: number;
  /** What the server's clock said; time does not run back behind it. */
  readonly at: number;
}

/** In `localStorage`, what `createServerClock` learnt. */
export const CLOCK = 'alva-clock';

const restore = (text: string | null): Learnt | undefined => {
  try {
    const { offset, at } = JSON.parse(text ?? 'null') ?? {};
    return Number.isFinite(offset) && Number.isFinite(at) ? { offset, at } : undefined;
  } catch {
    return undefined;
  }
};

export interface DeviceTime {
  /** The clock of the device, epoch ms; its owner may set it. */
  readonly wall: () => number;
  /** Milliseconds since some moment of this page; nobody can set it. */
  readonly elapsed: () => number;
}

/**
 * Remembers what it learnt over reloads, so that it also holds offline. Set back without signal, a
 * device goes on from the last time the server named: stamps are never in the future, and a share
 * that ended does not come back.
 */
export const createServerClock = (
  { wall, elapsed }: DeviceTime,
  storage: KeyedText,
): ServerClock => {
  let learnt = restore(storage.getItem(CLOCK)) ?? { offset: 0, at: Number.NEGATIVE_INFINITY };
  let since = elapsed();
  return {
    get offset() {
      return learnt.offset;
    },
    now: () => Math.max(wall() + learnt.offset, learnt.at + (elapsed() - since)),
    learn: (header) => {
      const server = header === null ? Number.NaN : Date.parse(header);
      if (Number.isNaN(server)) return;
      learnt = { offset: server - wall(), at: server };
      since = elapsed();
      storage.setItem(CLOCK, JSON.stringify(learnt));
    },
  };
};
