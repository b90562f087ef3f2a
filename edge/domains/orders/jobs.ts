import { isAssertionFailure } from '#db/assertion.ts';
import type { Query } from '#db/query.ts';
import { moveFor } from '#edge/contract/orders/standing.ts';
import { HOUR_MS, MINUTE_MS } from '#edge/contract/time.ts';
import type { Deps } from '#edge/platform/deps.ts';
import type { JobKind } from '#edge/platform/jobs/job.ts';
import { orderDifferences } from './differences.sql.ts';
import { endWindow } from './end-window.ts';
import { followUps } from './follow-up.ts';
import { invoices } from './invoice/jobs.ts';
import { loadOrder } from './load.ts';
import { moveOrder } from './move.ts';
import { giveDeadlines, ordersToComplete, overdueOrders, tryAgainAt } from './order.sql.ts';
import { orderPayments } from './payment-events.ts';
import { issueReceipt } from './receipt/issue.ts';
import { withoutReceipt } from './receipt/receipt.sql.ts';
import { lapseReturns } from './returns/jobs.ts';
import { settleServices } from './services/jobs.ts';

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

/** A run ends before its lease does; what is left is the next run's. */
const LONGEST_RUN_MS = 30_000;
const MOST_PAGES = 20;

/** An order that could not be ended is tried again after half of what it is late by, an hour at most. */
const retryAfter = (late: number): number => Math.min(HOUR_MS, Math.max(MINUTE_MS, late / 2));

/**
 * Goes through orders page by page. Each either leaves the list by its work or waits for another try,
 * so that those which cannot be dealt with now do not stand before the others.
 */
const goThrough = async (
  deps: Deps,
  list: (now: number) => Query<readonly { readonly id: string; readonly at: number | null }[]>,
  work: (id: string) => Promise<boolean>,
): Promise<readonly []> => {
  const { db, clock } = deps;
  const begun = clock();
  for (let page = 0; page < MOST_PAGES && clock() - begun < LONGEST_RUN_MS; page++) {
    const [rows] = await db.readPrimary([list(clock())]);
    if (rows.length === 0) break;
    const left = new Set(rows.map(({ id }) => id));
    await eachOf(rows, deps, async (id) => {
      if (await work(id)) left.delete(id);
    });
    const now = clock();
    const later = rows.filter(({ id }) => left.has(id));
    if (later.length > 0)
      await db.write(
        later.map(({ id, at }) =>
          tryAgainAt({ id, at: now + Math.round(retryAfter(now - (at ?? now))) }),
        ),
      );
  }
  return [];
};

/** Ends orders whose deadline is over; the provider is asked first. */
const endWindows: JobKind = {
  kind: 'orders.end-windows',
  everyMs: 60_000,
  run: async (_, deps) => {
    await deps.db.write(giveDeadlines(deps.clock()));
    return goThrough(
      deps,
      (now) => overdueOrders({ now }),
      async (id) => (await endWindow(id, deps)) !== 'later',
    );
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
  run: (_, deps) =>
    goThrough(
      deps,
      (now) => ordersToComplete({ now }),
      async (id) => {
        await completeOrder(id, deps);
        return true;
      },
    ),
};

/** Compares orders with the ledger, and reports what differs; nothing is corrected by itself. */
const reportOrderDifferences: JobKind = {
  kind: 'orders.report-differences',
  everyMs: HOUR_MS,
  run: async (_, { db, log }) => {
    const [list] = await db.readPrimary([orderDifferences({})]);
    for (const difference of list) log.error('orders.difference', { ...difference });
    return [];
  },
};

/** Makes receipts that a failing storage or a lost job left unmade. */
const missingReceipts: JobKind = {
  kind: 'orders.missing-receipts',
  everyMs: 10 * MINUTE_MS,
  run: async (_, deps) => {
    const { db, clock } = deps;
    const begun = clock();
    // One whose receipt cannot be made is left behind, and does not stand before the others.
    for (let after = ''; clock() - begun < LONGEST_RUN_MS; ) {
      const before = clock() - 10 * MINUTE_MS;
      const [payments] = await db.readPrimary([withoutReceipt({ before, after })]);
      const last = payments.at(-1);
      if (last === undefined) break;
      await eachOf(payments, deps, async (id) => {
        const statements = await issueReceipt(id, deps);
        if (statements.length > 0) await db.write(statements);
      });
      after = last.id;
    }
    return [];
  },
};

export const orderJobs: readonly JobKind[] = [
  endWindows,
  completeOrders,
  reportOrderDifferences,
  missingReceipts,
  invoices,
  lapseReturns,
  settleServices,
  followUps((deps) => ({ ...deps, listener: orderPayments })),
];
