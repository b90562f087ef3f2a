import { and, eq, sql } from 'drizzle-orm';
import { assertOneChanged } from '#db/assertion.ts';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { customerOrder } from '#db/schema/orders.ts';
import { affiliate } from '#db/schema/referrals.ts';
import { commission, commissionEvent } from '#db/schema/referrals-money.ts';
import { commissionMachine } from '#edge/contract/referrals/commission-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

export const commissionMover = createMover(commissionMachine, {
  table: commission,
  id: commission.id,
  columnsOf: (state) => ({ state }),
});

/** What was given and taken of a commission after it had matured. */
export const CORRECTED = sql<number>`(SELECT coalesce(sum(x.amount_idr), 0)
  FROM commission_correction x WHERE x.commission_id = commission.id)`.mapWith(Number);

/** Whose key each order came by, and what that has earned so far; orders without a key are left out. */
export const referralsOfOrders = prepare(
  build
    .select({
      orderId: customerOrder.id,
      affiliateId: affiliate.customerId,
      affiliateState: affiliate.state,
      commission,
      correctedIdr: CORRECTED,
    })
    .from(customerOrder)
    .innerJoin(affiliate, eq(affiliate.key, customerOrder.referralCode))
    .leftJoin(commission, eq(commission.orderId, customerOrder.id))
    .where(sql`${customerOrder.id} IN (SELECT value FROM json_each(${p('ids')}))`),
);

export type OrderReferral = RowOf<typeof referralsOfOrders>;
export type CommissionRow = typeof commission.$inferSelect;

export const commissionById = prepare(
  build
    .select({ commission, correctedIdr: CORRECTED, orderState: customerOrder.state })
    .from(commission)
    .leftJoin(customerOrder, eq(customerOrder.id, commission.orderId))
    .where(eq(commission.id, p('id'))),
);

export interface Correction {
  /** `cor_…` */
  readonly id: string;
  readonly commissionId: string;
  readonly customerId: string;
  readonly amountIdr: number;
  readonly reason: string;
  readonly doneBy: string;
  /** What the commission had been corrected by when it was decided. */
  readonly correctedIdr: number;
  readonly now: number;
}

const insertCorrection = prepareRaw<Correction, void>(
  sql`INSERT INTO commission_correction
      (id, commission_id, customer_id, amount_idr, reason, done_by, created_at)
    SELECT ${p('id')}, c.id, c.customer_id, ${p('amountIdr')}, ${p('reason')}, ${p('doneBy')}, ${p('now')}
    FROM commission c WHERE c.id = ${p('commissionId')} AND c.state IN ('MATURED', 'PAID')
      AND ${p('correctedIdr')} = (SELECT coalesce(sum(x.amount_idr), 0)
        FROM commission_correction x WHERE x.commission_id = c.id)
      AND c.amount_idr + ${p('correctedIdr')} + ${p('amountIdr')} >= 0
      AND (${p('amountIdr')} < 0 OR NOT EXISTS
        (SELECT 1 FROM customer_order o WHERE o.id = c.order_id AND o.state = 'CANCELLED'))`,
  () => undefined,
);

/** Stops its batch when somebody has corrected the commission since it was read. */
export const holdCorrected = prepareRaw<{ id: string; correctedIdr: number }, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE ${p('correctedIdr')} <>
    (SELECT coalesce(sum(x.amount_idr), 0) FROM commission_correction x WHERE x.commission_id = ${p('id')})`,
  () => undefined,
);

/** A row of its own for what changes after maturity; stops its batch when somebody else corrected it first. */
export const correctionRow = (correction: Correction): readonly Query<unknown>[] => [
  insertCorrection(correction),
  assertOneChanged,
];

/** Who of the staff decided what about it, and why. */
export const noteOnCommission = (event: typeof commissionEvent.$inferInsert): Query<unknown> =>
  query(build.insert(commissionEvent).values(event));

/** Commissions whose order was completed long enough ago; `:after` is the id of the last one seen. */
export const dueCommissions = prepare(
  build
    .select({ commission })
    .from(commission)
    .innerJoin(customerOrder, eq(customerOrder.id, commission.orderId))
    .where(
      and(
        eq(commission.state, 'PENDING'),
        eq(customerOrder.state, 'COMPLETED'),
        sql`(SELECT max(h.happened_at) FROM order_history h WHERE h.order_id = ${customerOrder.id}
          AND h.to_state = 'COMPLETED') + ${commission.holdingMs} <= ${p('now')}`,
        sql`${commission.id} > ${p('after')}`,
      ),
    )
    .orderBy(commission.id)
    .limit(50),
);
