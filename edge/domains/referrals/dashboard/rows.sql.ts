import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';
import type { ShownCommissionState } from '#edge/contract/referrals/commission-machine.ts';

/** Of the commission `c`: what the ledger says it is worth now. */
const NET = sql`(SELECT coalesce(sum(CASE t.code WHEN 'commission_earned' THEN t.amount_idr
    WHEN 'commission_granted' THEN t.amount_idr ELSE 0 - t.amount_idr END), 0) FROM transfer t
  WHERE t.ref = c.id AND t.code IN
    ('commission_earned', 'commission_granted', 'commission_cancelled', 'commission_taken_back'))`;

/** Its state as people see it: one that was taken back says so. */
const SHOWN = sql`iif(c.state IN ('MATURED', 'PAID') AND ${NET} = 0, 'TAKEN_BACK', c.state)`;

/** Somebody's commissions in a period, of one product when it is named. */
const MINE = sql`FROM commission c WHERE c.customer_id = ${p('customerId')}
  AND c.transaction_at >= ${p('from')} AND (${p('productId')} IS NULL OR c.product_id = ${p('productId')})`;

export interface Within {
  readonly customerId: string;
  /** Epoch ms. */
  readonly from: number;
  readonly productId: string | null;
}

export interface Figures {
  readonly ongoing: number;
  readonly complete: number;
  readonly commissionIdr: number;
}

/** Sales that stand, and what the ledger says they are worth. */
export const figuresWithin = prepareRaw<Within, Figures>(
  sql`SELECT coalesce(sum(shown IN ('PENDING', 'ON_HOLD')), 0) AS ongoing,
      coalesce(sum(shown IN ('MATURED', 'PAID')), 0) AS complete, coalesce(sum(net), 0) AS amount
    FROM (SELECT ${SHOWN} AS shown, ${NET} AS net ${MINE})`,
  ({ rows: [row] }) => ({
    ongoing: Number(row?.ongoing ?? 0),
    complete: Number(row?.complete ?? 0),
    commissionIdr: Number(row?.amount ?? 0),
  }),
);

export interface CommissionLine {
  readonly id: string;
  readonly productId: string;
  readonly productName: string;
  readonly completedAt: number | null;
  readonly transactionAt: number;
  readonly transactionNo: string;
  readonly state: ShownCommissionState;
  readonly commissionIdr: number;
  readonly reason: string | null;
  readonly paidAt: number | null;
  /** Of all pages. */
  readonly total: number;
}

export interface Page extends Within {
  /** JSON list of the states that are shown. */
  readonly states: string;
  readonly limit: number;
  readonly offset: number;
}

const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** One page of them, the latest first. */
export const linesWithin = prepareRaw<Page, readonly CommissionLine[]>(
  sql`SELECT *, count(*) OVER () AS total FROM (
      SELECT c.id, c.product_id, c.product_name, c.transaction_at, c.order_code, c.reason,
        ${SHOWN} AS shown, ${NET} AS net,
        coalesce((SELECT max(h.happened_at) FROM order_history h
          WHERE h.order_id = c.order_id AND h.to_state = 'COMPLETED'), c.matured_at) AS completed_at,
        (SELECT b.paid_at FROM payout y JOIN payout_batch b ON b.id = y.batch_id
          WHERE y.id = c.payout_id) AS paid_at ${MINE})
    WHERE shown IN (SELECT value FROM json_each(${p('states')}))
    ORDER BY transaction_at DESC, id DESC LIMIT ${p('limit')} OFFSET ${p('offset')}`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      productId: String(row.product_id),
      productName: String(row.product_name),
      completedAt: numberOrNull(row.completed_at),
      transactionAt: Number(row.transaction_at),
      transactionNo: String(row.order_code),
      state: String(row.shown) as ShownCommissionState,
      commissionIdr: Number(row.net),
      reason: row.reason === null ? null : String(row.reason),
      paidAt: numberOrNull(row.paid_at),
      total: Number(row.total),
    })),
);

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

const perDay = ({ rows }: { readonly rows: readonly Record<string, unknown>[] }): DayCount[] =>
  rows.map((row) => ({ day: String(row.day), count: Number(row.count) }));

/** Sales that stand, by their day in Jakarta. */
export const salesByDay = prepareRaw<Within, readonly DayCount[]>(
  sql`SELECT day, count(*) AS count FROM (
      SELECT date(c.transaction_at / 1000 + 25200, 'unixepoch') AS day, ${SHOWN} AS shown ${MINE})
    WHERE shown IN ('PENDING', 'ON_HOLD', 'MATURED', 'PAID') GROUP BY day ORDER BY day`,
  perDay,
);

/** Visitors who followed somebody's links, by day. */
export const clicksByDay = prepareRaw<{ customerId: string; fromDay: string }, readonly DayCount[]>(
  sql`SELECT day, clicks AS count FROM referral_click_day
    WHERE customer_id = ${p('customerId')} AND day >= ${p('fromDay')} ORDER BY day`,
  perDay,
);

export interface Account {
  /** Matured, and given besides, less what was taken back: paid and still owed. */
  readonly commissionIdr: number;
  readonly paidIdr: number;
  /** Below zero when more was taken back than is owed; it comes off the next payout. */
  readonly waitingIdr: number;
  readonly pendingIdr: number;
  readonly sales: number;
  readonly salesPaid: number;
}

/** Somebody's account, each figure the sum of its transfers. */
export const accountOfAffiliate = prepareRaw<
  { customerId: string; owed: string; pending: string },
  Account
>(
  sql`WITH own AS (
      SELECT code, amount_idr AS amount FROM transfer WHERE credit = ${p('owed')}
      UNION ALL SELECT code, 0 - amount_idr FROM transfer WHERE debit = ${p('owed')})
    SELECT coalesce((SELECT sum(amount) FROM own
        WHERE code IN ('commission_matured', 'commission_granted', 'commission_taken_back')), 0) AS commission,
      coalesce((SELECT 0 - sum(amount) FROM own 
        WHERE code IN ('commission_paid', 'tax_withheld', 'commission_returned', 'tax_returned')), 0) AS paid,
      coalesce((SELECT sum(amount) FROM own), 0) AS waiting,
      coalesce((SELECT sum(amount_idr) FROM transfer WHERE credit = ${p('pending')}), 0)
        - coalesce((SELECT sum(amount_idr) FROM transfer WHERE debit = ${p('pending')}), 0) AS pending,
      (SELECT count(*) FROM commission c WHERE c.customer_id = ${p('customerId')}
        AND ${SHOWN} IN ('MATURED', 'PAID')) AS sales,
      (SELECT count(*) FROM commission c WHERE c.customer_id = ${p('customerId')}
        AND ${SHOWN} = 'PAID') AS sales_paid`,
  ({ rows: [row] }) => ({
    commissionIdr: Number(row?.commission ?? 0),
    paidIdr: Number(row?.paid ?? 0),
    waitingIdr: Number(row?.waiting ?? 0),
    pendingIdr: Number(row?.pending ?? 0),
    sales: Number(row?.sales ?? 0),
    salesPaid: Number(row?.sales_paid ?? 0),
  }),
);
