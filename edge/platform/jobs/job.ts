import type { Query } from '#db/query.ts';
import type { Deps } from '#edge/platform/deps.ts';

export interface Job {
  readonly id: string;
  readonly payload: unknown;
  /** 1 at the first run. */
  readonly attempts: number;
}

/**
 * Work of one kind. A run may be cut off and come again, so what it does outside the store must bear
 * repetition; the statements it gives back are written together with "done", once.
 */
export interface JobKind {
  readonly kind: string;
  run(job: Job, deps: Deps): Promise<readonly Query<unknown>[]>;
  /** Asked for by the clock itself, once in each period of so many milliseconds. */
  readonly everyMs?: number;
}
