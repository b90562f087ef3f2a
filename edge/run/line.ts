import type { Urgency } from '#edge/contract/urgency.ts';

/** `usual`: a person waits for it. */
export type Place = Urgency | 'usual';

/**
 * For how long a request may stand in line, in ms. Whoever would wait longer is sent away, which costs next to
 * nothing. A call for help is never sent away, nor is anybody without a crowd.
 */
export const MOST_WAIT_MS: Readonly<Record<Place, number>> = {
  now: Number.POSITIVE_INFINITY,
  usual: 2_000,
  later: 1_000,
};

/** A turn of the event loop that takes longer begins fewer requests the next time, in ms. */
const LONG_TURN_MS = 10;
const MOST_IN_A_TURN = 64;
/** Fewer waiting are no crowd but a process that was stopped for a while: all of them have their turn. */
const CROWD = 32;
/** While new connections come in, of which a turn takes up one, requests wait for each other for so long, in ms. */
const MOST_HOLD_MS = 10;
const PLACES = ['now', 'usual', 'later'] as const satisfies readonly Place[];

/** Begins a request, or answers that there is no room for it. */
type Begin = (isSentAway: boolean) => void;

interface Surroundings {
  /** Milliseconds since some moment of this process. */
  readonly elapsed: () => number;
  /** Runs once the event loop has dealt with everything that came meanwhile. */
  readonly inNextTurn: (run: () => void) => void;
}

interface Line {
  add(place: Place, begin: Begin): void;
  /** A connection was taken up: others may be behind it, with requests that nobody has read. */
  connected(): void;
}

/**
 * The requests of one process, begun in the order of their urgency. As many are begun in a turn of the event
 * loop as it deals with in a few milliseconds, so that all that arrives meanwhile is read and takes its place
 * instead of waiting unseen in the sockets. While there is no crowd a request is begun at once.
 */
export const createLine = ({ elapsed, inNextTurn }: Surroundings): Line => {
  const waiting: Record<Place, { readonly since: number; readonly begin: Begin }[]> = {
    now: [],
    usual: [],
    later: [],
  };
  let inATurn = MOST_IN_A_TURN;
  let left = inATurn;
  let isAwake = false;
  let isConnecting = false;
  let turnFrom = 0;
  let heldFrom: number | undefined;

  const sendAway = (): void => {
    const inLine = PLACES.reduce((sum, place) => sum + waiting[place].length, 0);
    let most = Math.min(MOST_IN_A_TURN, inLine - CROWD);
    for (const place of PLACES)
      for (const line = waiting[place]; most > 0; most--) {
        const [first] = line;
        if (first === undefined || turnFrom - first.since <= MOST_WAIT_MS[place]) break;
        line.shift();
        first.begin(true);
      }
  };
  const beginNext = (isHeld: boolean): boolean => {
    const line = PLACES.find((place) => waiting[place].length > 0);
    if (line === undefined || (isHeld && line !== 'now')) return false;
    waiting[line].shift()?.begin(false);
    return true;
  };
  /** Whether requests wait for those of connections that were not taken up yet; half of the time at most. */
  const holds = (): boolean => {
    const isHeld = isConnecting && turnFrom - (heldFrom ?? turnFrom) < MOST_HOLD_MS;
    heldFrom = isHeld ? (heldFrom ?? turnFrom) : undefined;
    isConnecting = false;
    return isHeld;
  };
  const turn = (): void => {
    const now = elapsed();
    const begun = inATurn - left;
    const wasBusy = begun > 0 || isConnecting;
    if (begun > 0 && now - turnFrom > LONG_TURN_MS) inATurn = Math.max(1, inATurn >> 1);
    else if (left === 0) inATurn = Math.min(MOST_IN_A_TURN, inATurn * 2);
    left = inATurn;
    turnFrom = now;
    sendAway();
    for (const isHeld = holds(); left > 0 && beginNext(isHeld); ) left--;
    isAwake = wasBusy || left < inATurn || PLACES.some((place) => waiting[place].length > 0);
    if (isAwake) inNextTurn(turn);
  };
  const wake = (): void => {
    if (isAwake) return;
    isAwake = true;
    turnFrom = elapsed();
    inNextTurn(turn);
  };
  return {
    connected: () => {
      wake();
      isConnecting = true;
    },
    add: (place, begin) => {
      wake();
      const isAtOnce =
        left > 0 && !isConnecting && PLACES.every((each) => waiting[each].length === 0);
      if (!isAtOnce) waiting[place].push({ since: elapsed(), begin });
      else {
        left--;
        begin(false);
      }
    },
  };
};
