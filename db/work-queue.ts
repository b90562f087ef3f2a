import type { SQL } from 'drizzle-orm';

/**
 * Where the rows of a queue of staff are. Lists, counts and claims are all built from it
 * (edge/domains/staff), so that they never disagree. It may use the placeholders `now`, `dayFrom` and
 * `dayUntil` (epoch ms; the day in Jakarta) and no alias `c` or `s`.
 */
export interface WorkQueue {
  /** Table with an alias, and what is joined to it. */
  readonly from: SQL;
  readonly where: SQL;
  /** What is claimed; one row of the queue each. */
  readonly id: SQL;
  /** Tells rows of the same moment apart: the rowid behind the index of `since`. */
  readonly tie: SQL;
  /** Since when it waits, or when it takes place, in epoch ms. The queue's order: an index ends with it. */
  readonly since: SQL;
  /** When it has to be done; null: the queue's time after `since`. */
  readonly due: SQL | null;
  /** What its page is about, e.g. the order of a refund. */
  readonly subject: SQL;
  readonly label: SQL;
  readonly detail: SQL;
  readonly amountIdr: SQL;
  /** Name of the next thing to do. */
  readonly step: SQL;
  /** Slug of the place it belongs to; null: staff of one place do not see the queue. */
  readonly place: SQL | null;
  /** Rows of another table that are in the queue, too. Then each id is of one row, and no tie of both tables. */
  readonly also?: Omit<WorkQueue, 'also' | 'isMasked'>;
  /** The label is a person's name, shown in part. */
  readonly isMasked?: true;
}
