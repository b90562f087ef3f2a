import type { VisitorDatabase } from '#db/client.ts';
import type { Trip } from '#edge/contract/telemetry/recorder.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { SecurityActor } from '#edge/platform/security-log.ts';

/** What one request has done so far; the access log and `Server-Timing` read it. */
export interface RequestState {
  readonly requestId: string;
  /** Address of the connection, never a value the client sent. */
  readonly address: string;
  readonly startedAt: number;
  /** What the answer will carry; `reply` writes them in one go, because each costs a call into the runtime. */
  headers: Record<string, string>;
  operation?: string;
  /** Whom the request's signed token names, once it was read. */
  who?: SecurityActor | undefined;
  /** It claims to be somebody: a token or a signature came with it, good or not. */
  claims: boolean;
  /** Code of the first refusal in the answer. */
  refused?: string;
  /** Of the answer, once `reply` has made it. */
  status?: number;
  /** The store as this visitor has seen it, on private routes. */
  visitor?: VisitorDatabase;
  trips: number;
  statements: number;
  /** Milliseconds spent waiting for the store. */
  sqlMs: number;
  /** When the first trips to the store were made, and how long they took. */
  readonly tripTimes: Trip[];
}

/** What the server that took a request knows beyond it; a Worker, and pages of this process, give nothing. */
export interface Connection {
  /** Address of the other end: the visitor's, or that of a proxy in front. */
  readonly peer?: string | undefined;
  /** It stood in line for too long, and is not to be answered now. */
  readonly isSentAway?: boolean;
  /** Makes answers that this server sends fastest. */
  readonly Answer?: typeof Response;
  /** Where nothing in front compresses. */
  readonly gzip?: (body: string | Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
}

export interface AppEnv {
  Bindings: Connection;
  Variables: { state: RequestState };
}

export type AddressOf = (request: Request, peer?: string) => string;

/** An operation makes one; who makes more than these is seen by their number. */
const MOST_TRIPS_TIMED = 20;

/** A trip to the store, counted. */
export const countTrip = async <Q extends readonly unknown[], A>(
  state: RequestState,
  run: (queries: Q) => Promise<A>,
  queries: Q,
): Promise<A> => {
  state.trips++;
  state.statements += queries.length;
  const from = performance.now();
  try {
    return await run(queries);
  } finally {
    const ms = performance.now() - from;
    state.sqlMs += ms;
    if (state.tripTimes.length < MOST_TRIPS_TIMED)
      state.tripTimes.push({ from: from - state.startedAt, ms, statements: queries.length });
  }
};

/** `deps` as one request sees them: what it asks of the store is counted. */
export const countTrips = (deps: Deps, state: RequestState): Deps => {
  const counted =
    <Q extends readonly unknown[], A>(run: (queries: Q) => Promise<A>) =>
    (queries: Q): Promise<A> =>
      countTrip(state, run, queries);
  const db = state.visitor ?? deps.db;
  return {
    ...deps,
    db: Object.assign(Object.create(db), {
      read: counted(db.read),
      readPrimary: counted(db.readPrimary),
      write: counted(db.write),
    }),
  };
};
