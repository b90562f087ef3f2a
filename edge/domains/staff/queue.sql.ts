import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { WorkQueue } from '#db/work-queue.ts';
import { STAFF_QUEUES, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { paperQueues } from '#edge/domains/account/index.ts';
import { garageQueues } from '#edge/domains/garage/index.ts';
import { listingQueues } from '#edge/domains/listings/index.ts';
import { orderQueues } from '#edge/domains/orders/index.ts';
import { referralQueues } from '#edge/domains/referrals/index.ts';
import { testRideQueues } from '#edge/domains/test-rides/index.ts';

export const SOURCES: Readonly<Record<StaffQueue, WorkQueue>> = {
  ...orderQueues,
  ...garageQueues,
  ...listingQueues,
  ...testRideQueues,
  ...referralQueues,
  ...paperQueues,
};

/** Whose rows, at which moment; the day is Jakarta's. */
export interface Looking {
  readonly now: number;
  readonly dayFrom: number;
  readonly dayUntil: number;
  /** Rows of this place alone; null for all. */
  readonly placeSlug: string | null;
}

interface Page {
  /** The moment and the tie of the row a page ended with. */
  readonly at: number;
  readonly tie: number;
  readonly limit: number;
}

export interface Task {
  readonly id: string;
  readonly subject: string;
  readonly since: number;
  readonly due: number;
  readonly label: string;
  readonly detail: string;
  readonly amountIdr: number | null;
  readonly step: string;
  readonly claimedBy: string | null;
  readonly claimedAt: number | null;
  readonly expiresAt: number | null;
  readonly ownerName: string | null;
  readonly tie: number;
  /** Of the claim, where the page is in the order of claims. */
  readonly claimTie: number | null;
}

const numberOf = (value: unknown): number | null => (value == null ? null : Number(value));
const textOf = (value: unknown): string | null => (value == null ? null : String(value));

const tasks = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): readonly Task[] =>
  rows.map((row) => ({
    id: String(row.id),
    subject: String(row.subject),
    since: Number(row.since),
    due: Number(row.due),
    label: textOf(row.label) ?? '',
    detail: textOf(row.detail) ?? '',
    amountIdr: numberOf(row.amount_idr),
    step: String(row.step),
    claimedBy: textOf(row.claimed_by),
    claimedAt: numberOf(row.claimed_at),
    expiresAt: numberOf(row.expires_at),
    ownerName: textOf(row.owner_name),
    tie: Number(row.tie),
    claimTie: numberOf(row.claim_tie),
  }));

const dueOf = (queue: StaffQueue): SQL => {
  const { due, since } = SOURCES[queue];
  return due ?? sql`${since} + ${sql.raw(String(STAFF_QUEUES[queue].dueMs ?? 0))}`;
};

const nameOf = (queue: StaffQueue): SQL => sql.raw(`'${queue}'`);

const isOfPlace = ({ place }: WorkQueue): SQL =>
  place === null
    ? sql`${p('placeSlug')} IS NULL`
    : sql`(${p('placeSlug')} IS NULL OR ${place} = ${p('placeSlug')})`;

/** Row of the queue, of whoever may look. */
const within = (source: WorkQueue): SQL => sql`${source.where} AND ${isOfPlace(source)}`;

const columns = (queue: StaffQueue): SQL => {
  const { id, subject, since, label, detail, amountIdr, step, tie } = SOURCES[queue];
  return sql`${id} AS id, ${subject} AS subject, ${since} AS since, ${dueOf(queue)} AS due,
    ${label} AS label, ${detail} AS detail, ${amountIdr} AS amount_idr, ${step} AS step,
    ${tie} AS tie, c.claimed_by, c.claimed_at, c.expires_at, c.rowid AS claim_tie, s.name AS owner_name`;
};

const LIVE = sql`c.expires_at > ${p('now')}`;
const OWNER = sql`LEFT JOIN customer s ON s.id = c.claimed_by`;

/** What is in the queue, the one that has waited longest first; without what somebody has in hand, or all. */
const waiting = (queue: StaffQueue, isUnclaimed: boolean): SQL => {
  const source = SOURCES[queue];
  return sql`SELECT ${columns(queue)} FROM ${source.from}
    LEFT JOIN staff_claim c ON c.queue = ${nameOf(queue)} AND c.entity_id = ${source.id} AND ${LIVE}
    ${OWNER}
    WHERE ${within(source)} AND (${source.since}, ${source.tie}) > (${p('at')}, ${p('tie')})
      ${isUnclaimed ? sql`AND c.queue IS NULL` : sql``}
    ORDER BY ${source.since}, ${source.tie} LIMIT ${p('limit')}`;
};

/** What somebody has in hand, the longest first. */
const assigned = (queue: StaffQueue): SQL => {
  const source = SOURCES[queue];
  return sql`SELECT ${columns(queue)} FROM staff_claim c CROSS JOIN ${source.from} ${OWNER}
    WHERE c.queue = ${nameOf(queue)} AND (c.claimed_at, c.rowid) > (${p('at')}, ${p('tie')})
      AND ${LIVE} AND ${source.id} = c.entity_id AND ${within(source)}
    ORDER BY c.claimed_at, c.rowid LIMIT ${p('limit')}`;
};

/** What somebody took on and is out of the queue, the latest first. */
const completed = (queue: StaffQueue): SQL => {
  const source = SOURCES[queue];
  return sql`SELECT ${columns(queue)} FROM staff_claim c CROSS JOIN ${source.from} ${OWNER}
    WHERE c.queue = ${nameOf(queue)} AND (c.claimed_at, c.rowid) < (${p('at')}, ${p('tie')})
      AND c.claimed_at > ${p('shownFrom')} AND ${source.id} = c.entity_id AND ${isOfPlace(source)}
      AND NOT EXISTS (SELECT 1 FROM ${source.from} WHERE ${source.id} = c.entity_id AND ${source.where})
    GROUP BY c.claimed_at, c.rowid
    ORDER BY c.claimed_at DESC, c.rowid DESC LIMIT ${p('limit')}`;
};

export interface QueueFigures {
  readonly count: number;
  readonly overdue: number;
  /** Since when the first of it waits. */
  readonly oldest: number | null;
  readonly nextDue: number | null;
}

const counted = (queue: StaffQueue): SQL => {
  const source = SOURCES[queue];
  return sql`SELECT count(*) AS n, min(${source.since}) AS oldest, min(${dueOf(queue)}) AS next_due,
      count(*) FILTER (WHERE ${dueOf(queue)} <= ${p('now')}) AS overdue
    FROM ${source.from} WHERE ${within(source)}`;
};

interface OfTask extends Looking {
  readonly id: string;
}

interface Claiming extends OfTask {
  readonly staffId: string;
  readonly until: number;
}

interface Statements {
  readonly waiting: (values: Looking & Page) => Query<readonly Task[]>;
  readonly all: (values: Looking & Page) => Query<readonly Task[]>;
  readonly assigned: (values: Looking & Page) => Query<readonly Task[]>;
  readonly completed: (
    values: Looking & Page & { readonly shownFrom: number },
  ) => Query<readonly Task[]>;
  readonly figures: (values: Looking) => Query<QueueFigures>;
  readonly isIn: (values: OfTask) => Query<boolean>;
  readonly claim: (values: Claiming) => Query<void>;
}

const build = (queue: StaffQueue): Statements => {
  const source = SOURCES[queue];
  const isIn = sql`SELECT 1 FROM ${source.from} WHERE ${source.id} = ${p('id')} AND ${within(source)}`;
  return {
    waiting: prepareRaw(waiting(queue, true), tasks),
    all: prepareRaw(waiting(queue, false), tasks),
    assigned: prepareRaw(assigned(queue), tasks),
    completed: prepareRaw(completed(queue), tasks),
    figures: prepareRaw(counted(queue), ({ rows: [row] }) => ({
      count: Number(row?.n),
      overdue: Number(row?.overdue),
      oldest: numberOf(row?.oldest),
      nextDue: numberOf(row?.next_due),
    })),
    isIn: prepareRaw(isIn, ({ rows }) => rows.length > 0),
    // Hits no row where somebody else has it, or where it has left the queue.
    claim: prepareRaw(
      sql`INSERT INTO staff_claim (queue, entity_id, claimed_by, claimed_at, expires_at)
        SELECT ${nameOf(queue)}, ${p('id')}, ${p('staffId')}, ${p('now')}, ${p('until')}
        WHERE EXISTS (${isIn})
        ON CONFLICT (queue, entity_id) DO UPDATE SET claimed_by = excluded.claimed_by,
          claimed_at = iif(claimed_by = excluded.claimed_by, claimed_at, excluded.claimed_at),
          expires_at = excluded.expires_at
        WHERE claimed_by = excluded.claimed_by OR expires_at <= ${p('now')}`,
      () => undefined,
    ),
  };
};

const built = new Map<StaffQueue, Statements>();

/** The statements of a queue, made when they are first needed. */
export const statementsOf = (queue: StaffQueue): Statements => {
  const statements = built.get(queue) ?? build(queue);
  built.set(queue, statements);
  return statements;
};
