import { isAssertionFailure } from '#db/assertion.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { orderDifferences } from './differences.sql.ts';
import { endWindow } from './end-window.ts';
import { followUps } from './follow-up.ts';
import { loadOrder } from './load.ts';
import { moveOrder } from './move.ts';
import { ordersToComplete, overdueOrders } from './order.sql.ts';
import { orderPayments } from './payment-events.ts';
import { issueReceipt } from './receipt/issue.ts';
import { withoutReceipt } from './receipt/receipt.sql.ts';

/** One that fails is logged and left to the next run. */
const eachOf = async (
  rows: readonly { readonly id: string }[],
  { log }: Deps,
  work: (id: string) => Promise<unknown>,
): Promise<readonly []> => {
  for (const { id } of rows) {
    try {
      await work(id);
    } catch (error) {
      log.error('orders.job-failed', { id, reason: String(error) });
    }
  }
  return [];
};

/** Tells orders whose time to pay is over; the provider is asked first. */
const endWindows: JobKind = {
  kind: 'orders.end-windows',
  everyMs: 60_000,
  run: async (_, deps) => {
    const [over] = await deps.db.readPrimary([overdueOrders({ now: deps.clock(), after: '' })]);
    return eachOf(over, deps, (id) => endWindow(id, deps));
  },
};

/** A delivered order that nobody has objected to within its days is complete. */
export const completeOrder = async (id: string, deps: Deps): Promise<void> => {
  const loaded = await loadOrder(id, deps.db);
  const now = deps.clock();
  if (loaded === undefined || (loaded.order.completesAt ?? Infinity) > now) return;
  const move = moveFor('orders.complete', loaded.order, 'clock');
  if (move === undefined) return;
  const doing = { actor: 'clock', actorId: null, now, ids: deps.ids } as const;
  try {
    await deps.db.write(moveOrder(loaded.order, move, doing, { columns: { completesAt: null } }));
  } catch (error) {
    // The customer was faster.
    if (!isAssertionFailure(error)) throw error;
  }
};

const completeOrders: JobKind = {
  kind: 'orders.complete',
  everyMs: HOUR_MS,
  run: async (_, deps) => {
    const [due] = await deps.db.readPrimary([ordersToComplete({ now: deps.clock() })]);
    return eachOf(due, deps, (id) => completeOrder(id, deps));
  },
};

/** Compares orders with the ledger, and reports what differs; nothing is corrected by itself. */
const reportOrderDifferences: JobKind = {
  kind: 'orders.report-differences',
  everyMs: HOUR_MS,
  run: async (_, { db, log }) => {
    const [found] = await db.readPrimary([orderDifferences({})]);
    for (const difference of found) log.error('orders.difference', { ...difference });
    return [];
  },
};

/** Makes receipts that a failing storage or a lost job left unmade. */
const missingReceipts: JobKind = {
  kind: 'orders.missing-receipts',
  everyMs: 10 * MINUTE_MS,
  run: async (_, deps) => {
    const { db, clock } = deps;
    const [payments] = await db.readPrimary([withoutReceipt({ before: clock() - 10 * MINUTE_MS })]);
    return eachOf(payments, deps, async (id) => {
      const statements = await issueReceipt(id, deps);
      if (statements.length > 0) await db.write(statements);
    });
  },
};

export const orderJobs: readonly JobKind[] = [
  endWindows,
  completeOrders,
  reportOrderDifferences,
  missingReceipts,
  followUps((deps) => ({ ...deps, listener: orderPayments })),
];
