import { isAssertionFailure } from '#db/assertion.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { referralDifferences } from './differences.sql.ts';
import { dueCommissions } from './money/commission.sql.ts';
import { settleCommission } from './money/mature.ts';
import { issueDueSlips } from './slip/issue.ts';

/** A run ends before its lease does; what is left is the next run's. */
const LONGEST_RUN_MS = 30_000;

/** Commissions of orders that were completed long enough ago. */
const matureCommissions: JobKind = {
  kind: 'referrals.mature',
  everyMs: HOUR_MS,
  run: async (_, deps) => {
    const { db, clock, log } = deps;
    const begun = clock();
    for (let after = ''; clock() - begun < LONGEST_RUN_MS; ) {
      const [due] = await db.readPrimary([dueCommissions({ now: clock(), after })]);
      const last = due.at(-1);
      if (last === undefined) break;
      for (const { commission } of due) {
        try {
          const statements = await settleCommission(commission, deps);
          if (statements.length > 0) await db.write(statements);
        } catch (error) {
          // Somebody else was faster; the next run looks again.
          if (!isAssertionFailure(error))
            log.error('referrals.job-failed', { id: commission.id, reason: String(error) });
        }
      }
      after = last.commission.id;
    }
    return [];
  },
};

const issueSlips: JobKind = {
  kind: 'referrals.slips',
  everyMs: MINUTE_MS,
  run: async (_, deps) => {
    await issueDueSlips(deps);
    return [];
  },
};

/** Compares commissions and payouts with the ledger, and reports what differs; nothing is corrected by itself. */
const reportReferralDifferences: JobKind = {
  kind: 'referrals.report-differences',
  everyMs: HOUR_MS,
  run: async (_, { db, log }) => {
    const [rows] = await db.readPrimary([referralDifferences({})]);
    for (const difference of rows) log.error('ledger.difference', { ...difference });
    return [];
  },
};

export const referralJobs: readonly JobKind[] = [
  matureCommissions,
  issueSlips,
  reportReferralDifferences,
];
