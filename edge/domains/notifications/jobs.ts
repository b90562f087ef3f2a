import { DECISION_DAYS, isDecisionLate } from '#edge/contract/financing/application.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import {
  decisionsAwaited,
  noteDecisionLate,
  noteExpiring,
  noteReminders,
  noteRideReminders,
} from './message.sql.ts';
import { planDue } from './plan/planning.ts';
import { followUp, sendDue } from './sending.ts';

/** As often as the clock ticks: a number to pay to is waited for. */
const OFTEN_MS = 2 * SECOND_MS;

const EXPIRING_MS = 2 * HOUR_MS;
const REMINDER_MS = 24 * HOUR_MS;

/** Decides who hears of what has happened. */
const plan: JobKind = {
  kind: 'notifications.plan',
  everyMs: OFTEN_MS,
  run: async (_, deps) => {
    await planDue(deps);
    return [];
  },
};

/** Sends what is due, and takes up what was left lying. */
const send: JobKind = {
  kind: 'notifications.send',
  everyMs: OFTEN_MS,
  run: async (_, deps) => {
    await sendDue(deps);
    return [];
  },
};

/** Asks providers that tell nothing by themselves, and goes another way where nothing was heard. */
const askProviders: JobKind = {
  kind: 'notifications.ask-providers',
  everyMs: MINUTE_MS,
  run: async (_, deps) => {
    await followUp(deps);
    return [];
  },
};

const MOST_DECISIONS = 100;

/** Financing companies that are silent for longer than was promised. */
export const lateDecisions = async ({ db }: Pick<Deps, 'db'>, now: number) => {
  // So many working days are as many days at least.
  const before = now - DECISION_DAYS.most * DAY_MS;
  const [awaited] = await db.readPrimary([decisionsAwaited({ before, limit: MOST_DECISIONS })]);
  return awaited
    .filter(({ submittedAt }) => isDecisionLate(submittedAt, now))
    .map(({ id, orderId }) => noteDecisionLate({ id, orderId, now }));
};

/** What happens by the clock alone: an order that ends soon, an appointment of tomorrow, a silence. */
const remind: JobKind = {
  kind: 'notifications.remind',
  everyMs: 5 * MINUTE_MS,
  run: async (_, { clock, db }) => {
    const now = clock();
    return [
      noteExpiring({ now, from: now, until: now + EXPIRING_MS }),
      noteReminders({
        now,
        from: now + HOUR_MS,
        until: now + REMINDER_MS,
        ahead: REMINDER_MS + 12 * HOUR_MS,
      }),
      noteRideReminders({
        now,
        from: now + HOUR_MS,
        until: now + REMINDER_MS,
        ahead: REMINDER_MS,
      }),
      ...(await lateDecisions({ db }, now)),
    ];
  },
};

export const notificationJobs: readonly JobKind[] = [remind, plan, send, askProviders];
