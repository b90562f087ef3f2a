import { isAssertionFailure } from '#db/assertion.ts';
import { ORDER_EFFECTS } from '#edge/contract/orders/moves.ts';
import { returnableUntil } from '#edge/contract/orders/returns.ts';
import { allows } from '#edge/contract/orders/standing.ts';
import { MINUTE_MS } from '#edge/contract/time.ts';
import { earned } from '#edge/domains/orders/earned.ts';
import { closePayments } from '#edge/domains/orders/end-window.ts';
import { loadOrder } from '#edge/domains/orders/load.ts';
import { moveOrder } from '#edge/domains/orders/move.ts';
import type { Statements } from '#edge/domains/orders/order.sql.ts';
import { unwindStatements } from '#edge/domains/orders/unwind.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { type PaidServiceRow, paidServices } from './service.sql.ts';

/** Work is over when it was done; cover when it was used, or can be returned no more. */
const isOver = ({ isBegun, isRendered, coveredAt }: PaidServiceRow, now: number): boolean =>
  isRendered && (coveredAt === null || isBegun || now >= (returnableUntil(coveredAt) ?? 0));

const statementsFor = async (row: PaidServiceRow, deps: Deps): Promise<Statements> => {
  const { clock, ids } = deps;
  const now = clock();
  if (!row.isLapsed && !isOver(row, now)) return [];
  const doing = { actor: 'clock', actorId: null, now, ids } as const;
  const closed = new Set<string>();
  const loaded = await loadOrder(row.id, deps.db);
  if (loaded === undefined || !allows('completeService', loaded.order)) return [];
  if (!row.isLapsed)
    return moveOrder(loaded.order, 'completeService', doing, {
      columns: { requiredIdr: 0 },
      effects: { [ORDER_EFFECTS.revenue]: earned(loaded, now, ids) },
    });
  if ((await closePayments(loaded, 'cancel', closed, deps)) === 'later') return [];
  return unwindStatements(loaded, 'endService', { reason: 'APPOINTMENT_ENDED', closed }, doing);
};

/** Completes services that were rendered, and gives back what was paid for those that will not be. */
export const settleServices: JobKind = {
  kind: 'orders.services',
  everyMs: 10 * MINUTE_MS,
  run: async (_, deps) => {
    for (let after = ''; ; ) {
      const [rows] = await deps.db.readPrimary([paidServices({ after })]);
      for (const row of rows) {
        try {
          const statements = await statementsFor(row, deps);
          if (statements.length > 0) await deps.db.write(statements);
        } catch (error) {
          // Somebody was faster; the next run sees what they did.
          if (!isAssertionFailure(error))
            deps.log.error('orders.job-failed', { id: row.id, reason: String(error) });
        }
      }
      const last = rows.at(-1);
      if (last === undefined) return [];
      after = last.id;
    }
  },
};
