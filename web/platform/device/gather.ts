import type { Connectivity } from '#web/platform/offline/connectivity.ts';

/** What a wake-up asks for comes within this time, each collection after its copy was looked at. */
const GATHER_MS = 10;
/** A signal that comes back comes back for everybody around: each device waits for a moment of its own. */
const SPREAD_MS = 2_000;
/** For so long after that a question counts as one of all those. */
const BACK_MS = 1_000;

interface Surroundings {
  readonly connectivity: Pick<Connectivity, 'online' | 'subscribe'>;
  /** Milliseconds since some moment of this page. */
  readonly elapsed: () => number;
  readonly random: () => number;
  readonly setTimer: (run: () => void, ms: number) => unknown;
}

/** Runs something once other questions of the same wake-up have come, and not in step with other devices. */
export const createGather = ({ connectivity, elapsed, random, setTimer }: Surroundings) => {
  let wasOnline = connectivity.online;
  let backAt = Number.NEGATIVE_INFINITY;
  connectivity.subscribe((online) => {
    // The first answer of a page that has just loaded is no return.
    if (online && wasOnline === false) backAt = elapsed();
    wasOnline = online;
  });
  return (run: () => void): void => {
    const spread = elapsed() - backAt < BACK_MS ? random() * SPREAD_MS : 0;
    setTimer(run, GATHER_MS + spread);
  };
};
