import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';

/** What we promise ourselves of all answers, counted over 30 days. */
export const OBJECTIVES = {
  /** Answers that are not our fault. */
  available: { target: 0.999, by: 'bff', what: 'failed' },
  /** Of those, the ones that come in time. */
  fast: { target: 0.95, by: 'bff', what: 'slow' },
  /** The same of pages, counted apart: of the many files that come with one, a failing BFF would not be seen. */
  pages: { target: 0.999, by: 'pages', what: 'failed' },
  'pages-fast': { target: 0.95, by: 'pages', what: 'slow' },
} as const;

export type Objective = keyof typeof OBJECTIVES;

/** An answer that takes longer is slow. */
export const SLOW_MS = 1_000;

/**
 * Over how many hours a burn is looked at; 1 is a budget that lasts its 30 days. The first two are fast enough
 * to tell of while there is something to save.
 */
export const BURN_HOURS = [1, 6, 30 * 24] as const;

/** Of fewer answers nothing is concluded. */
export const LEAST_ANSWERS = 200;

/** How alerts' numbers are read. */
export type AlertUnit = 'ms' | 'count' | 'burn';

interface AlertRule {
  /** Fires above it. */
  readonly threshold: number;
  readonly unit: AlertUnit;
  /** Whether it fires as well when there is nothing to measure: what was never copied is not safe. */
  readonly isNothingBad?: true;
}

/** When operators are told. The job `platform.watch` looks every minute. */
const ALERT_RULES = {
  'jobs-stopped': { threshold: 10 * MINUTE_MS, unit: 'ms' },
  'jobs-late': { threshold: 20, unit: 'count' },
  'jobs-given-up': { threshold: 0, unit: 'count' },
  'messages-waiting': { threshold: 500, unit: 'count' },
  'messages-stuck': { threshold: 20, unit: 'count' },
  'copy-old': { threshold: 26 * HOUR_MS, unit: 'ms', isNothingBad: true },
  'live-copy-old': { threshold: 5 * MINUTE_MS, unit: 'ms', isNothingBad: true },
  'copy-bad': { threshold: 0, unit: 'count' },
  'rehearsal-old': { threshold: 8 * DAY_MS, unit: 'ms', isNothingBad: true },
  'replica-late': { threshold: 3 * MINUTE_MS, unit: 'ms', isNothingBad: true },
  'available-fast-burn': { threshold: 14.4, unit: 'burn' },
  'available-slow-burn': { threshold: 6, unit: 'burn' },
  'fast-fast-burn': { threshold: 14.4, unit: 'burn' },
  'fast-slow-burn': { threshold: 6, unit: 'burn' },
  'pages-fast-burn': { threshold: 14.4, unit: 'burn' },
  'pages-slow-burn': { threshold: 6, unit: 'burn' },
} as const satisfies Record<string, AlertRule>;

export type AlertRuleName = keyof typeof ALERT_RULES;

/** Looked at in each region that has a replica, and told for each: nobody else can see how late it is. */
export const REPLICA_RULE = 'replica-late' satisfies AlertRuleName;

export const ALERT_RULE_NAMES = Object.keys(ALERT_RULES) as readonly AlertRuleName[];

export const ruleOf = (name: AlertRuleName): AlertRule => ALERT_RULES[name];

/** Operators hear again of what is still so. */
export const TOLD_AGAIN_MS = 4 * HOUR_MS;
