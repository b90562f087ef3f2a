import { DAY_MS, HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { askProvider } from './ask.ts';
import { attemptsOver, silentAttempts } from './attempt.sql.ts';
import { closeAttempt } from './close.ts';
import { compareBalance } from './compare-balance.ts';
import { differences } from './differences.sql.ts';
import type { PaymentDeps, PaymentListener } from './listener.ts';
import { midtransConfig } from './midtrans/config.ts';
import { refundsToSend } from './refund.sql.ts';
import { postpone, pursueRefund } from './send-refund.ts';

/** Each costs a question or three to the provider, and a run has a minute. */
const MOST_AT_ONCE = 10;
/** Notifications come within seconds; after so long it is our turn to ask. */
const SILENCE_MS = 5 * MINUTE_MS;
/** A card is settled within a day or two. */
const CAPTURED_SILENCE_MS = HOUR_MS;
/** Banks take weeks over a dispute, and half a year at most. */
const CHARGED_BACK_SILENCE_MS = DAY_MS;
const DISPUTE_MS = 180 * DAY_MS;

/**
 * One after the other; what fails is logged and left to the next run. Whatever they do is written as
 * they go, and once.
 */
const eachOf = async <T extends { readonly id: string }>(
  rows: readonly T[],
  { log }: Deps,
  work: (row: T) => Promise<unknown>,
): Promise<readonly []> => {
  for (const row of rows) {
    try {
      await work(row);
    } catch (error) {
      log.error('payments.job-failed', { id: row.id, reason: String(error) });
    }
  }
  return [];
};

/** What the clock does for payments. `listener` hears of what moves. */
export const paymentJobs = (listener: PaymentListener): readonly JobKind[] => {
  const withListener = (deps: Deps): PaymentDeps => ({ ...deps, listener });
  return [
    {
      kind: 'payments.close-windows',
      everyMs: MINUTE_MS,
      run: async (_, deps) => {
        if (midtransConfig(deps.env) === undefined) return [];
        const now = deps.clock();
        const [over] = await deps.db.readPrimary([attemptsOver({ now, limit: MOST_AT_ONCE })]);
        return eachOf(over, deps, ({ id }) => closeAttempt(id, 'expire', withListener(deps)));
      },
    },
    {
      kind: 'payments.ask-silent',
      everyMs: MINUTE_MS,
      run: async (_, deps) => {
        if (midtransConfig(deps.env) === undefined) return [];
        const now = deps.clock();
        const [silent] = await deps.db.readPrimary([
          silentAttempts({
            now,
            before: now - SILENCE_MS,
            capturedBefore: now - CAPTURED_SILENCE_MS,
            chargedBackBefore: now - CHARGED_BACK_SILENCE_MS,
            disputedSince: now - DISPUTE_MS,
            limit: MOST_AT_ONCE,
          }),
        ]);
        return eachOf(silent, deps, (attempt) => askProvider(attempt, withListener(deps)));
      },
    },
    {
      kind: 'payments.compare-balance',
      everyMs: HOUR_MS,
      run: async (_, deps) => {
        const difference = await compareBalance(withListener(deps));
        if (difference !== undefined) deps.log.error('ledger.difference', { ...difference });
        return [];
      },
    },
    {
      kind: 'payments.pursue-refunds',
      everyMs: MINUTE_MS,
      run: async (_, deps) => {
        if (midtransConfig(deps.env) === undefined) return [];
        const [due] = await deps.db.readPrimary([
          refundsToSend({ now: deps.clock(), limit: MOST_AT_ONCE }),
        ]);
        const payments = withListener(deps);
        return eachOf(due, deps, ({ id }) =>
          pursueRefund(id, payments).catch(async (error: unknown) => {
            await postpone(id, payments);
            throw error;
          }),
        );
      },
    },
  ];
};

/** Compares ledger and rows, and reports what differs; a person looks at it, nothing is corrected. */
export const reportDifferences: JobKind = {
  kind: 'payments.report-differences',
  everyMs: HOUR_MS,
  run: async (_, { db, log }) => {
    const [rows] = await db.readPrimary([differences({})]);
    for (const difference of rows) log.error('ledger.difference', { ...difference });
    return [];
  },
};
