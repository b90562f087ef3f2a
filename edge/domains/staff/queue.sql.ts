import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import type { WorkQueue } from '#db/work-queue.ts';
import { type Counted, cutCount } from '#edge/contract/counted.ts';
import type { Locale } from '#edge/contract/locale.ts';
import { STAFF_QUEUES, type StaffQueue } from '#edge/contract/staff/queues.ts';
import { paperQueues } from '#edge/domains/account/index.ts';
import { garageQueues } from '#edge/domains/garage/index.ts';
import { listingQueues } from '#edge/domains/listings/index.ts';
import { orderQueues } from '#edge/domains/orders/index.ts';
import { referralQueues } from '#edge/domains/referrals/index.ts';
import { testRideQueues } from '#edge/domains/test-rides/index.ts';
import { COUNTED_ROWS } from '#edge/platform/write/counted-rows.ts';

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
  /** Of whoever reads it. */
  readonly locale: Locale;
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

/** A table that rows of a queue are in. */
type Part = Omit<WorkQueue, 'also'>;

const partsOf = (queue: StaffQueue): readonly Part[] => {
  const source = SOURCES[queue];
  return source.also === undefined ? [source] : [source, source.also];
};

/** The rows of a queue, of each of its tables as `rows` reads them. */
const fromParts = (queue: StaffQueue, rows: (part: Part) => SQL): SQL =>
  sql.join(partsOf(queue).map(rows), sql` UNION ALL `);

const dueOf = (queue: StaffQueue, { due, since }: Part): SQL =>
  due ?? sql`${since} + ${sql.raw(String(STAFF_QUEUES[queue].dueMs ?? 0))}`;

const nameOf = (queue: StaffQueue): SQL => sql.raw(`'${queue}'`);

const isOfPlace = ({ place }: Part): SQL =>
  place === null
    ? sql`${p('placeSlug')} IS NULL`
    : sql`(${p('placeSlug')} IS NULL OR ${place} = ${p('placeSlug')})`;

/** Row of the queue, of whoever may look. */
const within = (part: Part): SQL => sql`${part.where} AND ${isOfPlace(part)}`;

const columns = (queue: StaffQueue, part: Part): SQL => {
  const { id, subject, since, label, detail, amountIdr, step, tie } = part;
  return sql`${id} AS id, ${subject} AS subject, ${since} AS since, ${dueOf(queue, part)} AS due,
    ${label} AS label, ${detail} AS detail, ${amountIdr} AS amount_idr, ${step} AS step,
    ${tie} AS tie, c.claimed_by, c.claimed_at, c.expires_at, c.rowid AS claim_tie, s.name AS owner_name`;
};

const LIVE = sql`c.expires_at > ${p('now')}`;
const OWNER = sql`LEFT JOIN customer s ON s.id = c.claimed_by`;

/** What is in the queue, the one that has waited longest first; without what somebody has in hand, or all. */
const waiting = (queue: StaffQueue, isUnclaimed: boolean): SQL => {
  const rows = fromParts(
    queue,
    (part) => sql`SELECT ${columns(queue, part)} FROM ${part.from}
    LEFT JOIN staff_claim c ON c.queue = ${nameOf(queue)} AND c.entity_id = ${part.id} AND ${LIVE}
    ${OWNER}
    WHERE ${within(part)} AND (${part.since}, ${part.tie}) > (${p('at')}, ${p('tie')})
      ${isUnclaimed ? sql`AND c.queue IS NULL` : sql``}`,
  );
  return sql`${rows} ORDER BY since, tie LIMIT ${p('limit')}`;
};

/** What somebody has in hand, the longest first. */
const assigned = (queue: StaffQueue): SQL => {
  const rows = fromParts(
    queue,
    (part) => sql`SELECT ${columns(queue, part)} FROM staff_claim c CROSS JOIN ${part.from} ${OWNER}
    WHERE c.queue = ${nameOf(queue)} AND (c.claimed_at, c.rowid) > (${p('at')}, ${p('tie')})
      AND ${LIVE} AND ${part.id} = c.entity_id AND ${within(part)}`,
  );
  return sql`${rows} ORDER BY claimed_at, claim_tie LIMIT ${p('limit')}`;
};

/** What somebody took on and is out of the queue, the latest first. */
const completed = (queue: StaffQueue): SQL => {
  // Several rows may be one thing, as reports of a listing are; not where a queue has two tables.
  const once = SOURCES[queue].also === undefined ? sql`GROUP BY c.claimed_at, c.rowid` : sql``;
  const rows = fromParts(
    queue,
    (part) => sql`SELECT ${columns(queue, part)} FROM staff_claim c CROSS JOIN ${part.from} ${OWNER}
    WHERE c.queue = ${nameOf(queue)} AND (c.claimed_at, c.rowid) < (${p('at')}, ${p('tie')})
      AND c.claimed_at > ${p('shownFrom')} AND ${part.id} = c.entity_id AND ${isOfPlace(part)}
      AND NOT EXISTS (SELECT 1 FROM ${part.from} WHERE ${part.id} = c.entity_id AND ${part.where})
    ${once}`,
  );
  return sql`${rows} ORDER BY claimed_at DESC, claim_tie DESC LIMIT ${p('limit')}`;
};

/** Of the first rows of the queue in its order: what is counted. */
export interface QueueFigures extends Counted {
  readonly overdue: number;
  readonly moreOverdue: boolean;
  /** Since when the first of it waits. */
  readonly oldest: number | null;
  readonly nextDue: number | null;
}

const counted = (queue: StaffQueue): SQL => {
  const rows = fromParts(
    queue,
    (part) => sql`SELECT ${part.since} AS since, ${dueOf(queue, part)} AS due
      FROM ${part.from} WHERE ${within(part)}`,
  );
  return sql`SELECT count(*) AS n, min(since) AS oldest, min(due) AS next_due,
      count(*) FILTER (WHERE due <= ${p('now')}) AS overdue
    FROM (${rows} ORDER BY since ${COUNTED_ROWS})`;
};

/** What has waited longest is due first, unless each thing has a moment of its own. */
const isDueInOrder = (queue: StaffQueue): boolean =>
  partsOf(queue).every(({ due }) => due === null);

/** Where more are in the queue than are counted, they may be overdue, too, or due before all others. */
const figuresOf = (queue: StaffQueue, row: Record<string, unknown> | undefined): QueueFigures => {
  const all = cutCount(Number(row?.n));
  const overdue = cutCount(Number(row?.overdue));
  const isSure = !all.more || isDueInOrder(queue);
  return {
    ...all,
    overdue: overdue.count,
    moreOverdue: overdue.more || !isSure,
    oldest: numberOf(row?.oldest),
    nextDue: isSure ? numberOf(row?.next_due) : null,
  };
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
  const isIn = fromParts(
    queue,
    (part) => sql`SELECT 1 FROM ${part.from} WHERE ${part.id} = ${p('id')} AND ${within(part)}`,
  );
  return {
    waiting: prepareRaw(waiting(queue, true), tasks),
    all: prepareRaw(waiting(queue, false), tasks),
    assigned: prepareRaw(assigned(queue), tasks),
    completed: prepareRaw(completed(queue), tasks),
    figures: prepareRaw(counted(queue), ({ rows: [row] }) => figuresOf(queue, row)),
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
