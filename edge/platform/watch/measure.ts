import type { Database } from '#db/client.ts';
import {
  ALERT_RULE_NAMES,
  type AlertRuleName,
  BURN_HOURS,
  LEAST_ANSWERS,
  OBJECTIVES,
  type Objective,
  REPLICA_RULE,
  ruleOf,
} from '#edge/contract/staff/status.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import {
  type Ages,
  type AlertRow,
  alertRows,
  type JobDepth,
  jobDepths,
  type MessageDepths,
  messageDepths,
  newestCopies,
  readAges,
  type ServedBy,
  type StoreCopy,
  servedSince,
} from './measure.sql.ts';

/** A job that is due for longer is late; the clock ticks once a minute. */
const LATE_MS = 5 * MINUTE_MS;
const COPIES_SHOWN = 5;

export interface Burn {
  readonly hours: number;
  readonly answers: number;
  readonly bad: number;
  /** How many times faster than it may the budget is used up; null of too few answers. */
  readonly burn: number | null;
}

export interface Measured extends Ages {
  readonly at: number;
  readonly jobs: readonly JobDepth[];
  readonly messages: MessageDepths;
  readonly copies: readonly StoreCopy[];
  readonly burns: Readonly<Record<Objective, readonly Burn[]>>;
  /** How far the replica of the region that looks is behind, in ms: 0 where there is none, null of one that does not answer. */
  readonly replicaLateMs: number | null;
  /** Rules as they were when the job looked last. */
  readonly alerts: readonly AlertRow[];
}

/** What is bad of how many, for an objective: a slow answer is counted among those that did not fail. */
const countOf = (objective: Objective, served: ServedBy) => {
  const { by, what } = OBJECTIVES[objective];
  const { requests, failed, slow } = served[by];
  return what === 'failed'
    ? { answers: requests, bad: failed }
    : { answers: requests - failed, bad: slow };
};

export const burnOf = (objective: Objective, hours: number, served: ServedBy): Burn => {
  const { answers, bad } = countOf(objective, served);
  const budget = 1 - OBJECTIVES[objective].target;
  return {
    hours,
    answers,
    bad,
    burn: answers < LEAST_ANSWERS ? null : bad / answers / budget,
  };
};

/** The hour before counts too: of one that has just begun nothing can be said. */
const fromOf = (now: number, hours: number): number =>
  (Math.floor(now / HOUR_MS) - hours) * HOUR_MS;

/**
 * How far a replica is behind its primary, in ms: as the newest job that each of them knows is done. One is done each
 * minute, so up to that a replica that is not late at all may seem to be.
 */
const lateness = (primary: Ages, replica: Ages): number =>
  Math.max(0, (primary.lastJobAt ?? 0) - (replica.lastJobAt ?? 0));

type Read = Database['read'];

/** Null of a replica that does not answer. */
const agesIn = (read: Read): Promise<Ages | null> =>
  read([readAges({})]).then(
    ([ages]) => ages,
    () => null,
  );

/**
 * How the site does, in one trip to the primary.
 * @param readReplica where the region has one
 */
export const measure = async (
  readPrimary: Read,
  now: number,
  readReplica?: Read,
): Promise<Measured> => {
  const coming = readReplica && agesIn(readReplica);
  const [ages, jobs, messages, copies, alerts, hour, quarter, month] = await readPrimary([
    readAges({}),
    jobDepths({ now, lateBefore: now - LATE_MS }),
    messageDepths({ now }),
    newestCopies({ most: COPIES_SHOWN }),
    alertRows({}),
    servedSince({ from: fromOf(now, BURN_HOURS[0]) }),
    servedSince({ from: fromOf(now, BURN_HOURS[1]) }),
    servedSince({ from: fromOf(now, BURN_HOURS[2]) }),
  ]);
  const replica = await (coming ?? ages);
  const burns = (objective: Objective): readonly Burn[] =>
    [hour, quarter, month].map((served, index) =>
      burnOf(objective, BURN_HOURS[index] ?? 0, served),
    );
  return {
    at: now,
    ...ages,
    jobs,
    messages,
    copies,
    alerts,
    replicaLateMs: replica && lateness(ages, replica),
    burns: {
      available: burns('available'),
      fast: burns('fast'),
      pages: burns('pages'),
      'pages-fast': burns('pages-fast'),
    },
  };
};

const ageOf = (now: number, at: number | null): number | null => (at === null ? null : now - at);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** The newest of each kind that is not sound. */
const badCopies = (copies: readonly StoreCopy[]): number => {
  const kinds = new Set(copies.map(({ kind }) => kind));
  return [...kinds].filter((each) => copies.find(({ kind }) => kind === each)?.isSound === false)
    .length;
};

const VALUE: Readonly<Record<AlertRuleName, (measured: Measured) => number | null>> = {
  'jobs-stopped': ({ at, lastJobAt }) => ageOf(at, lastJobAt),
  'jobs-late': ({ jobs }) => sum(jobs.map(({ late }) => late)),
  'jobs-given-up': ({ jobs }) => sum(jobs.map(({ givenUp }) => givenUp)),
  'messages-waiting': ({ messages }) => messages.waiting,
  'messages-stuck': ({ messages }) => messages.stuck,
  'copy-old': ({ at, lastCopyAt }) => ageOf(at, lastCopyAt),
  'live-copy-old': ({ at, lastLiveCopyAt }) => ageOf(at, lastLiveCopyAt),
  'copy-bad': ({ copies }) => badCopies(copies),
  'rehearsal-old': ({ at, lastRehearsalAt }) => ageOf(at, lastRehearsalAt),
  'replica-late': ({ replicaLateMs }) => replicaLateMs,
  'available-fast-burn': ({ burns }) => burns.available[0]?.burn ?? null,
  'available-slow-burn': ({ burns }) => burns.available[1]?.burn ?? null,
  'fast-fast-burn': ({ burns }) => burns.fast[0]?.burn ?? null,
  'fast-slow-burn': ({ burns }) => burns.fast[1]?.burn ?? null,
  'pages-fast-burn': ({ burns }) => burns.pages[0]?.burn ?? null,
  'pages-slow-burn': ({ burns }) => burns.pages[1]?.burn ?? null,
};

/** A rule's row among the alerts; that of the replicas has one for each region. */
export const rowOf = (rule: AlertRuleName, region: string): string =>
  rule === REPLICA_RULE ? `${rule}.${region}` : rule;

export interface Judged {
  readonly rule: AlertRuleName;
  /** Null: there is nothing to measure. */
  readonly value: number | null;
  readonly isFiring: boolean;
}

export const judge = (measured: Measured): readonly Judged[] =>
  ALERT_RULE_NAMES.map((rule) => {
    const { threshold, isNothingBad = false } = ruleOf(rule);
    const value = VALUE[rule](measured);
    return { rule, value, isFiring: value === null ? isNothingBad : value > threshold };
  });
