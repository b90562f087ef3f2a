import type { ResultSet } from '@libsql/client';
import { type Answers, runBatch } from './batch.ts';
import type { Batcher } from './http.ts';
import type { Query } from './query.ts';

/** How long a read waits for a replica that is behind before it asks the primary. */
const PATIENCE_MS = 250;
const FIRST_PAUSE_MS = 10;

/** Number of the newest commit a visitor has seen. */
export interface Freshness {
  commits: number;
}

const commits = ({ rows }: ResultSet): number => Number(rows[0]?.commits ?? 0);

/** How far the answering server is. */
export const COMMITS: Query<number> = {
  sql: 'SELECT commits FROM commit_counter',
  args: [],
  map: commits,
};

/** Rides in every write batch. */
export const COUNT_COMMIT: Query<number> = {
  sql: 'UPDATE commit_counter SET commits = commits + 1 RETURNING commits',
  args: [],
  map: commits,
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Reads from the replica when it has come as far as the visitor, and raises `seen` to what it
 * showed. A replica that stays behind, and a bookmark of another store's future, end at the primary,
 * whose counter is the truth and may also lower `seen`.
 */
export const readFresh = async <const Q extends readonly Query<unknown>[]>(
  replica: Batcher,
  primary: Batcher,
  seen: Freshness,
  queries: Q,
): Promise<Answers<Q>> => {
  const wanted = seen.commits;
  const batch = [COMMITS, ...queries] as const;
  const deadline = Date.now() + PATIENCE_MS;
  for (let wait = FIRST_PAUSE_MS; ; wait *= 2) {
    const [at, ...answers] = await runBatch(replica, 'read', batch);
    if (at >= wanted) {
      seen.commits = Math.max(seen.commits, at);
      return answers as Answers<Q>;
    }
    const left = deadline - Date.now();
    if (left <= 0) break;
    await pause(Math.min(wait, left));
  }
  const [at, ...answers] = await runBatch(primary, 'read', batch);
  // Unless a write of the same request moved it meanwhile.
  if (seen.commits === wanted || at > seen.commits) seen.commits = at;
  return answers as Answers<Q>;
};
