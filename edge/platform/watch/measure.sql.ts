import { type SQL, sql } from 'drizzle-orm';
import { p, prepareRaw, type Query } from '#db/query.ts';
import { PLAN_TRIES } from '#edge/contract/notifications/events.ts';
import type { Served } from '#edge/contract/served.ts';
import { MOST_ATTEMPTS } from '#edge/platform/jobs/run.ts';

const numberOrNull = (value: unknown): number | null => (value == null ? null : Number(value));

const LAST_JOB = sql`(SELECT max(done_at) FROM job WHERE done_at IS NOT NULL)`;
const LAST_COPY = sql`(SELECT max(state_at) FROM store_copy WHERE is_sound = 1 AND kind <> 'LIVE')`;
const LAST_LIVE_COPY = sql`(SELECT state_at FROM store_copy WHERE kind = 'LIVE')`;
const lastDone = (kind: string): SQL =>
  sql`(SELECT max(done_at) FROM store_copy WHERE kind = ${sql.raw(`'${kind}'`)} AND is_sound = 1)`;

export interface Ages {
  /** Epoch ms; null: never. */
  readonly lastJobAt: number | null;
  /** Of the newest write that is in a sound copy. */
  readonly lastCopyAt: number | null;
  /** When the live copies were written to last. */
  readonly lastLiveCopyAt: number | null;
  readonly lastRehearsalAt: number | null;
}

/** For everybody who asks whether the site is well: answered by indexes alone. */
export const readAges = prepareRaw<Record<never, never>, Ages>(
  sql`SELECT ${LAST_JOB} AS job, ${LAST_COPY} AS copy, ${LAST_LIVE_COPY} AS live, ${lastDone('REHEARSAL')} AS rehearsal`,
  ({ rows }) => ({
    lastJobAt: numberOrNull(rows[0]?.job),
    lastCopyAt: numberOrNull(rows[0]?.copy),
    lastLiveCopyAt: numberOrNull(rows[0]?.live),
    lastRehearsalAt: numberOrNull(rows[0]?.rehearsal),
  }),
);

export interface JobDepth {
  readonly kind: string;
  /** Due, and not done. */
  readonly due: number;
  /** Due for longer than a job may wait. */
  readonly late: number;
  /** Failed too often to be tried again. */
  readonly givenUp: number;
  readonly oldestDueAt: number | null;
}

const MOST = sql.raw(String(MOST_ATTEMPTS));
const IS_TRIED = sql`attempts < ${MOST}`;

export const jobDepths = prepareRaw<{ now: number; lateBefore: number }, readonly JobDepth[]>(
  sql`SELECT kind,
      count(*) FILTER (WHERE ${IS_TRIED} AND run_at <= ${p('now')}) AS due,
      count(*) FILTER (WHERE ${IS_TRIED} AND run_at < ${p('lateBefore')}) AS late,
      count(*) FILTER (WHERE NOT (${IS_TRIED})) AS given_up,
      min(run_at) FILTER (WHERE ${IS_TRIED} AND run_at <= ${p('now')}) AS oldest
    FROM job WHERE done_at IS NULL GROUP BY kind
    HAVING due > 0 OR given_up > 0 ORDER BY late DESC, due DESC, kind`,
  ({ rows }) =>
    rows.map((row) => ({
      kind: String(row.kind),
      due: Number(row.due),
      late: Number(row.late),
      givenUp: Number(row.given_up),
      oldestDueAt: numberOrNull(row.oldest),
    })),
);

export interface MessageDepths {
  /** On their way to somebody. */
  readonly waiting: number;
  /** Messages that reached nobody, and events that nobody could be told of. */
  readonly stuck: number;
}

const NOT_PLANNED = sql.raw(`planned_at IS NULL AND tries >= ${PLAN_TRIES}`);

export const messageDepths = prepareRaw<{ now: number }, MessageDepths>(
  sql`SELECT (SELECT count(*) FROM message
      WHERE state IN ('QUEUED', 'SENDING', 'UNCERTAIN') AND due_at <= ${p('now')}) AS waiting,
    (SELECT count(*) FROM message WHERE state = 'STUCK')
      + (SELECT count(*) FROM notification_event WHERE ${NOT_PLANNED}) AS stuck`,
  ({ rows }) => ({ waiting: Number(rows[0]?.waiting), stuck: Number(rows[0]?.stuck) }),
);

export interface StoreCopy {
  readonly id: string;
  readonly kind: string;
  readonly doneAt: number;
  readonly stateAt: number | null;
  readonly tookMs: number;
  readonly bytes: number;
  readonly isSound: boolean;
  readonly report: string;
}

/** The newest of each kind first; live copies are not counted one by one. */
export const newestCopies = prepareRaw<{ most: number }, readonly StoreCopy[]>(
  sql`SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY kind ORDER BY done_at DESC, id DESC) AS place FROM store_copy
      WHERE kind <> 'LIVE')
    WHERE place <= ${p('most')} ORDER BY kind, done_at DESC`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      kind: String(row.kind),
      doneAt: Number(row.done_at),
      stateAt: numberOrNull(row.state_at),
      tookMs: Number(row.took_ms),
      bytes: Number(row.bytes),
      isSound: row.is_sound === 1,
      report: String(row.report),
    })),
);

export const recordCopy = prepareRaw<Omit<StoreCopy, 'isSound'> & { isSound: number }, unknown>(
  sql`INSERT INTO store_copy (id, kind, done_at, state_at, took_ms, bytes, is_sound, report)
    VALUES (${p('id')}, ${p('kind')}, ${p('doneAt')}, ${p('stateAt')}, ${p('tookMs')}, ${p('bytes')}, ${p('isSound')}, ${p('report')})`,
  () => undefined,
);

/** One row: when the live copies were written to last, as the machine of the primary saw it. */
export const recordLiveCopy = prepareRaw<{ doneAt: number; stateAt: number }, unknown>(
  sql`INSERT INTO store_copy (id, kind, done_at, state_at, took_ms, bytes, is_sound, report)
    VALUES ('cpy_live', 'LIVE', ${p('doneAt')}, ${p('stateAt')}, 0, 0, 1, '')
    ON CONFLICT (id) DO UPDATE SET done_at = excluded.done_at, state_at = excluded.state_at`,
  () => undefined,
);

/** Before the region's name, where its page worker is counted and not its BFF. */
export const PAGES_OF = 'pages of ';

export interface ServedBy {
  readonly bff: Served;
  readonly pages: Served;
}

/** All regions together, in the hours that began at `from` or later. */
export const servedSince = prepareRaw<{ from: number }, ServedBy>(
  sql`SELECT region LIKE ${sql.raw(`'${PAGES_OF}%'`)} AS is_pages, sum(requests) AS requests,
      sum(failed) AS failed, sum(slow) AS slow
    FROM served WHERE hour_at >= ${p('from')} GROUP BY is_pages`,
  ({ rows }) => {
    const of = (isPages: number): Served => {
      const row = rows.find(({ is_pages }) => is_pages === isPages);
      const [requests, failed, slow] = [row?.requests, row?.failed, row?.slow].map((each) =>
        Number(each ?? 0),
      ) as [number, number, number];
      return { requests, failed, slow };
    };
    return { bff: of(0), pages: of(1) };
  },
);

export const countServed = prepareRaw<Served & { hourAt: number; region: string }, unknown>(
  sql`INSERT INTO served (hour_at, region, requests, failed, slow)
    VALUES (${p('hourAt')}, ${p('region')}, ${p('requests')}, ${p('failed')}, ${p('slow')})
    ON CONFLICT (hour_at, region) DO UPDATE SET requests = requests + excluded.requests,
      failed = failed + excluded.failed, slow = slow + excluded.slow`,
  () => undefined,
);

export const forgetServed = prepareRaw<{ before: number }, unknown>(
  sql`DELETE FROM served WHERE hour_at < ${p('before')}`,
  () => undefined,
);

export interface AlertRow {
  readonly rule: string;
  readonly isFiring: boolean;
  readonly sinceAt: number;
  readonly toldAt: number | null;
}

export const alertRows: (values: Record<never, never>) => Query<readonly AlertRow[]> = prepareRaw(
  sql`SELECT rule, is_firing, since_at, told_at FROM alert`,
  ({ rows }) =>
    rows.map((row) => ({
      rule: String(row.rule),
      isFiring: row.is_firing === 1,
      sinceAt: Number(row.since_at),
      toldAt: numberOrNull(row.told_at),
    })),
);

export const saveAlert = prepareRaw<
  { rule: string; isFiring: number; sinceAt: number; toldAt: number | null },
  unknown
>(
  sql`INSERT INTO alert (rule, is_firing, since_at, told_at)
    VALUES (${p('rule')}, ${p('isFiring')}, ${p('sinceAt')}, ${p('toldAt')})
    ON CONFLICT (rule) DO UPDATE SET is_firing = excluded.is_firing, since_at = excluded.since_at,
      told_at = excluded.told_at`,
  () => undefined,
);
