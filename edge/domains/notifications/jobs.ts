import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { noteExpiring, noteReminders, noteRideReminders } from './message.sql.ts';
import { planDue } from './plan/planning.ts';
import { followUp, sendDue } from './sending.ts';

/** As often as the clock ticks: a number to pay to is waited for. */
const OFTEN_MS = 10 * SECOND_MS;

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

/** What happens by the clock alone: an order that ends soon, an appointment of tomorrow. */
const remind: JobKind = {
  kind: 'notifications.remind',
  everyMs: 5 * MINUTE_MS,
  run: async (_, { clock }) => {
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
    ];
  },
};

export const notificationJobs: readonly JobKind[] = [remind, plan, send, askProviders];
