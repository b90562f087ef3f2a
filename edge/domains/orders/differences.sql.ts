import { type SQL, sql } from 'drizzle-orm';
import { prepareRaw } from '#db/query.ts';
import { ORDER_MACHINE, stateOf } from '#edge/contract/orders/machine.ts';
import { deadlineAt } from '#edge/contract/orders/windows.ts';

export interface OrderDifference {
  readonly rule: string;
  readonly subject: string;
  readonly expected: number;
  readonly actual: number;
}

/** Of the order `o`: what is on its account in the ledger; see `onAccount`. */
export const BALANCE = sql`(coalesce((SELECT sum(t.amount_idr) FROM transfer t WHERE t.credit = 'order:' || o.id), 0)
  - coalesce((SELECT sum(t.amount_idr) FROM transfer t WHERE t.debit = 'order:' || o.id), 0))`;

/** Nobody has settled it yet. @param cause the id of a payment or a refund */
export const unsettled = (cause: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM order_settlement s WHERE s.cause_id = ${cause})`;

/** A bank took money of the order back, and staff have seen to all of it. */
const SETTLED = sql`(EXISTS (SELECT 1 FROM order_settlement s WHERE s.order_id = o.id)
  AND NOT EXISTS (SELECT 1 FROM payment_attempt a WHERE a.ref = o.id
    AND a.state IN ('REVERSED', 'CHARGED_BACK') AND ${unsettled(sql`a.id`)}))`;

/** States in which an order waits for something that has a deadline. */
const AWAITING = JSON.stringify([
  ...new Set(
    ORDER_MACHINE.states
      .filter((position) => deadlineAt(position, { preOrder: false }) !== null)
      .map(stateOf),
  ),
]);

const SOLD = sql`coalesce((SELECT sum(t.amount_idr) FROM transfer t
  WHERE t.debit = 'order:' || o.id AND t.code = 'sale'), 0)`;

/**
 * Where orders and the ledger, their lines, units and windows disagree; empty when all is well. A
 * list, never a correction.
 */
export const orderDifferences = prepareRaw<object, readonly OrderDifference[]>(
  sql`SELECT 'an ended order has no money left' AS rule, o.id AS subject, 0 AS expected, ${BALANCE} AS actual
      FROM customer_order o WHERE o.state IN ('CANCELLED', 'DELIVERED', 'COMPLETED') AND ${BALANCE} <> 0
    UNION ALL
      SELECT 'a delivered order is revenue, and no other is', o.id,
        iif(o.state IN ('DELIVERED', 'COMPLETED'), o.total_idr, 0) AS expected, ${SOLD} AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'an order that went on is paid', o.id, o.required_idr AS expected, ${BALANCE} AS actual
      FROM customer_order o WHERE o.state IN ('PAYMENT_SETTLED', 'ALLOCATED', 'SHIPPED', 'SHIPPING')
        AND actual < expected AND NOT ${SETTLED}
    UNION ALL
      SELECT 'the lines are the total', o.id, o.total_idr AS expected,
        (SELECT coalesce(sum(l.amount_idr), 0) FROM order_line l
          WHERE l.order_id = o.id AND l.revision = o.line_revision) AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'a unit is reserved', o.id, 1 AS expected,
        (SELECT count(*) FROM unit_reservation r WHERE r.order_id = o.id) AS actual
      FROM customer_order o WHERE expected <> actual AND o.state <> 'CANCELLED' AND (o.phase = 'FINAL' OR o.state = 'ALLOCATED')
    UNION ALL
      SELECT 'no unit is reserved', o.id, 0 AS expected,
        (SELECT count(*) FROM unit_reservation r WHERE r.order_id = o.id) AS actual
      FROM customer_order o WHERE expected <> actual AND (o.state = 'CANCELLED'
        OR (o.phase = 'BOOKING' AND o.state <> 'ALLOCATED'))
    UNION ALL
      SELECT 'an order has a deadline exactly while something is awaited', o.id,
        o.state IN (SELECT value FROM json_each(${AWAITING})) AS expected, o.expires_at IS NOT NULL AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'the history ends where the order is', o.id, 0, 1 FROM customer_order o
      WHERE o.state IS NOT (SELECT h.to_state FROM order_history h
        WHERE h.order_id = o.id AND h.move IS NOT NULL ORDER BY h.happened_at DESC, h.rowid DESC LIMIT 1)
    UNION ALL
      SELECT 'an ended order has no open payment', o.id, 0 AS expected,
        (SELECT count(*) FROM payment_attempt a WHERE a.ref = o.id
          AND a.state IN ('CREATED', 'PENDING', 'REVIEW')) AS actual
      FROM customer_order o WHERE expected <> actual AND o.state IN ('CANCELLED', 'COMPLETED')
    UNION ALL
      SELECT 'the uses of a promo code are those of its orders', c.code, c.used AS expected,
        (SELECT count(*) FROM coupon_use u WHERE u.code = c.code AND u.released_at IS NULL) AS actual
      FROM coupon c WHERE expected <> actual
    UNION ALL
      SELECT 'an order has a use of the promo code it was priced with', o.id,
        o.coupon IS NOT NULL AS expected,
        EXISTS (SELECT 1 FROM coupon_use u WHERE u.order_id = o.id AND u.released_at IS NULL) AS actual
      FROM customer_order o WHERE expected <> actual AND o.state <> 'CANCELLED'
    UNION ALL
      SELECT 'a transfer belongs to an order', t.key, 1, 0 FROM transfer t
      WHERE t.ref GLOB 'ord_*' AND NOT EXISTS (SELECT 1 FROM customer_order o WHERE o.id = t.ref)
    ORDER BY 1, 2 LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      rule: String(row.rule),
      subject: String(row.subject),
      expected: Number(row.expected),
      actual: Number(row.actual),
    })),
);
