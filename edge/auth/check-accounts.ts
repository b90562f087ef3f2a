import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { securityLog } from '#edge/platform/security-log.ts';
import { accountGone, accountStanding, accountsToCheck, revokeSessionsOf } from './accounts.sql.ts';
import { accountsOf } from './auth.ts';
import { authConfig } from './config.ts';
import { MOST_ACCOUNTS, type ProviderAccount } from './firebase/accounts.ts';

/** An account with a live session is asked about this often. */
const CHECK_AFTER_MS = HOUR_MS;

const effectsOf = (uid: string, account: ProviderAccount | undefined, now: number) => {
  if (account === undefined)
    return [revokeSessionsOf({ uid, before: now, now }), accountGone({ uid })];
  return [
    accountStanding({ uid, now, disabledAt: account.disabled ? now : null }),
    // A new password, or all tokens revoked by support: whoever signed in before is out.
    revokeSessionsOf({ uid, before: account.disabled ? now : account.validSince, now }),
  ];
};

/**
 * Asks the identity provider about the accounts behind live sessions, and ends the sessions of those
 * that were disabled, deleted or given another password there.
 */
export const checkAccounts: JobKind = {
  kind: 'account.check-accounts',
  everyMs: 5 * MINUTE_MS,
  run: async (_, deps) => {
    const now = deps.clock();
    const config = authConfig(deps.env);
    // Embedded without the emulator: nobody can sign in, and there is nobody to ask.
    if (!config.production && !config.emulator) return [];
    const [rows] = await deps.db.readPrimary([
      accountsToCheck({ now, checkedBefore: now - CHECK_AFTER_MS, most: MOST_ACCOUNTS }),
    ]);
    const accounts = await accountsOf(config, deps).lookUp(rows.map(({ uid }) => uid));
    const note = securityLog(deps.log, undefined, () => undefined);
    for (const { uid, customerId } of rows) {
      const account = accounts.get(uid);
      if (account?.disabled === false) continue;
      const outcome = account === undefined ? 'deleted' : 'disabled';
      await note({ kind: 'account', what: 'identity-provider', outcome, subject: customerId });
    }
    return rows.flatMap(({ uid }) => effectsOf(uid, accounts.get(uid), now));
  },
};
