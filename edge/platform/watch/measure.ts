import type { Database } from '#db/client.ts';
import {
  ALERT_RULE_NAMES,
  type AlertRuleName,
  BURN_HOURS,
  LEAST_ANSWERS,
  OBJECTIVES,
  type Objective,
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
  type Served,
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
  /** Rules as they were when the job looked last. */
  readonly alerts: readonly AlertRow[];
}

/** What is bad of how many, for an objective: a slow answer is counted among those that did not fail. */
const countOf = (objective: Objective, { requests, failed, slow }: Served) =>
  objective === 'available'
    ? { answers: requests, bad: failed }
    : { answers: requests - failed, bad: slow };

export const burnOf = (objective: Objective, hours: number, served: Served): Burn => {
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

/** How the site does, in one trip. */
export const measure = async (read: Database['read'], now: number): Promise<Measured> => {
  const [ages, jobs, messages, copies, alerts, hour, quarter, month] = await read([
    readAges({}),
    jobDepths({ now, lateBefore: now - LATE_MS }),
    messageDepths({ now }),
    newestCopies({ most: COPIES_SHOWN }),
    alertRows({}),
    servedSince({ from: fromOf(now, BURN_HOURS[0]) }),
    servedSince({ from: fromOf(now, BURN_HOURS[1]) }),
    servedSince({ from: fromOf(now, BURN_HOURS[2]) }),
  ]);
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
    burns: { available: burns('available'), fast: burns('fast') },
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
  'copy-bad': ({ copies }) => badCopies(copies),
  'rehearsal-old': ({ at, lastRehearsalAt }) => ageOf(at, lastRehearsalAt),
  'available-fast-burn': ({ burns }) => burns.available[0]?.burn ?? null,
  'available-slow-burn': ({ burns }) => burns.available[1]?.burn ?? null,
  'fast-fast-burn': ({ burns }) => burns.fast[0]?.burn ?? null,
  'fast-slow-burn': ({ burns }) => burns.fast[1]?.burn ?? null,
};

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
