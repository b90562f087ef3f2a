import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { securityLog } from '#edge/platform/security-log.ts';
import { accountsToCheck, effectsOf } from './accounts.sql.ts';
import { accountsOf } from './auth.ts';
import { authConfig } from './config.ts';
import { MOST_ACCOUNTS } from './firebase/accounts.ts';

const EVERY_MS = 5 * MINUTE_MS;
/** An account with a live session is asked about this often, the time until the next run included. */
const CHECK_AFTER_MS = HOUR_MS - EVERY_MS;
/** A run ends within its lease; what it leaves is the next one's. */
const MOST_QUESTIONS = 30;

/**
 * Asks the identity provider about the accounts behind live sessions, and ends the sessions of those
 * that were disabled, deleted or given another password there.
 */
export const checkAccounts: JobKind = {
  kind: 'account.check-accounts',
  everyMs: EVERY_MS,
  run: async (_, deps) => {
    const config = authConfig(deps.env);
    // Embedded without the emulator: nobody can sign in, and there is nobody to ask.
    if (!config.production && !config.emulator) return [];
    const { ids, db, log } = deps;
    const provider = accountsOf(config, deps);
    const note = securityLog(log, undefined, () => undefined);
    const begun = deps.clock();
    const most = MOST_ACCOUNTS * MOST_QUESTIONS;
    const [due] = await db.readPrimary([
      accountsToCheck({ now: begun, checkedBefore: begun - CHECK_AFTER_MS, most }),
    ]);
    if (due.length === most) log.warn('account.more-to-check', { asked: most });
    for (let from = 0; from < due.length; from += MOST_ACCOUNTS) {
      const rows = due.slice(from, from + MOST_ACCOUNTS);
      // Before the question: what is begun after it is not judged by its answer.
      const now = deps.clock();
      const accounts = await provider.lookUp(rows.map(({ uid }) => uid));
      for (const { uid, customerId } of rows) {
        const account = accounts.get(uid);
        if (account?.disabled === false) continue;
        const outcome = account === undefined ? 'deleted' : 'disabled';
        await note({ kind: 'account', what: 'identity-provider', outcome, subject: customerId });
      }
      await db.write(rows.flatMap(({ uid }) => effectsOf(uid, accounts.get(uid), { ids, now })));
    }
    return [];
  },
};
