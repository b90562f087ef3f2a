import { type SQL, sql } from 'drizzle-orm';
import { prepareRaw } from '#db/query.ts';
import { MONEY_FATES } from '#edge/contract/orders/fates.ts';
import { ORDER_MACHINE, stateOf } from '#edge/contract/orders/machine.ts';
import { TAKEN_OUT_REASONS } from '#edge/contract/orders/returns.ts';
import { deadlineAt } from '#edge/contract/orders/windows.ts';
import type { TransferCode } from '#edge/contract/payments/ledger.ts';
import {
  ASKED_AT_PROVIDER,
  RETURNED_NOTE,
  RETURNED_TRANSFER_NOTE,
  refundMachine,
  STUCK_NOTES,
} from '#edge/contract/payments/refund-machine.ts';

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

/** Of an attempt `a`: a bank took it back, or a part of it. */
export const TAKEN = sql`(a.state IN ('REVERSED', 'CHARGED_BACK') OR a.charged_back_idr > 0)`;

/** Names what a bank took of the attempt `a`: more of it later is another thing to see to. */
export const TAKEN_CAUSE = sql`(a.id || iif(a.state IN ('REVERSED', 'CHARGED_BACK'), '', ':' || a.charged_back_idr)
  || iif(a.chargebacks_returned > 0, ':again-' || a.chargebacks_returned, ''))`;

/** Of a refund `r`: the provider made it by itself, or made what staff were transferring. */
export const BY_PROVIDER = sql`(r.requested_by = ${sql.raw(`'${ASKED_AT_PROVIDER}'`)} OR r.note = ${sql.raw(`'${RETURNED_NOTE}'`)})`;

/** Of a refund `r`: the provider has neither made nor refused it. */
export const STUCK = sql`(r.state = 'APPROVED' AND r.route = 'PROVIDER'
  AND r.note IN (${sql.raw(STUCK_NOTES.map((note) => `'${note}'`).join(', '))}))`;

/** Of a refund `r`: the bank sent the transfer back, so that its money is with the order until it is asked for again. */
const SENT_BACK = sql`(r.state = 'FAILED' AND r.note = ${sql.raw(`'${RETURNED_TRANSFER_NOTE}'`)})`;

/** Money of the order went back against its course, and staff have seen to all of it. */
const SETTLED = sql`(EXISTS (SELECT 1 FROM order_settlement s WHERE s.order_id = o.id)
  AND NOT EXISTS (SELECT 1 FROM payment_attempt a WHERE a.ref = o.id
    AND ${TAKEN} AND ${unsettled(TAKEN_CAUSE)})
  AND NOT EXISTS (SELECT 1 FROM payment_refund r WHERE r.ref = o.id
    AND ${BY_PROVIDER} AND ${unsettled(sql`r.id`)}))`;

/** States in which an order waits for something that has a deadline. */
const AWAITING = JSON.stringify([
  ...new Set(
    ORDER_MACHINE.states
      .filter((position) => deadlineAt(position, { preOrder: false, windows: null }) !== null)
      .map(stateOf),
  ),
]);

/** Moves whose amount in the history is what goes back. */
const MOVES_THAT_PAY_BACK = JSON.stringify(
  Object.entries(MONEY_FATES).flatMap(([move, fate]) => (fate === 'credit' ? [] : [move])),
);

/** Of the order `o`: the government's part of its price. */
const HELP = sql`(SELECT coalesce(0 - sum(l.amount_idr), 0) FROM order_line l
  WHERE l.order_id = o.id AND l.revision = o.line_revision AND l.key = 'help' AND o.help_id IS NOT NULL)`;

/** Of the order `o`: what was moved for one reason. */
const moved = (code: TransferCode): SQL =>
  sql`coalesce((SELECT sum(t.amount_idr) FROM transfer t WHERE t.ref = o.id AND t.code = ${sql.raw(`'${code}'`)}), 0)`;

const SOLD = sql`coalesce((SELECT sum(t.amount_idr) FROM transfer t
  WHERE t.debit = 'order:' || o.id AND t.code = 'sale'), 0)`;

/** Of the order `o`: pieces that staff took out of it. */
const TAKEN_OUT = sql`(SELECT coalesce(sum(l.quantity), 0) FROM goods_return_line l JOIN goods_return g ON g.id = l.return_id
  WHERE l.order_id = o.id AND g.reason IN (${sql.raw(TAKEN_OUT_REASONS.map((reason) => `'${reason}'`).join(', '))}))`;

/** Of the order `o`: pieces that came before the rest. */
const CAME_BEFORE = sql`(SELECT coalesce(sum(h.quantity), 0) FROM goods_handed_over h WHERE h.order_id = o.id)`;

/** Of the order `o`: what was paid for goods that came back after they were sold. */
const CAME_BACK = sql`(SELECT coalesce(sum(l.amount_idr), 0) FROM goods_return_line l JOIN goods_return g ON g.id = l.return_id
    WHERE l.order_id = o.id AND g.state = 'REFUNDED'
      AND g.reason NOT IN (${sql.raw(TAKEN_OUT_REASONS.map((reason) => `'${reason}'`).join(', '))}))
  + (SELECT coalesce(sum(g.delivery_idr), 0) FROM goods_return g WHERE g.order_id = o.id AND g.state = 'REFUNDED')`;

/**
 * Where orders and the ledger, their lines, units and windows disagree; empty when all is well. A
 * list, never a correction.
 */
export const orderDifferences = prepareRaw<object, readonly OrderDifference[]>(
  sql`SELECT 'an ended order has no money left' AS rule, o.id AS subject,
        min(max(0, ${BALANCE}), (SELECT coalesce(sum(r.amount_idr), 0) FROM payment_refund r
          WHERE r.ref = o.id AND ${SENT_BACK})) AS expected, ${BALANCE} AS actual
      FROM customer_order o WHERE o.state IN ('CANCELLED', 'DELIVERED', 'COMPLETED') AND expected <> actual
    UNION ALL
      SELECT 'a delivered order is revenue, and no other is', o.id,
        iif(o.state IN ('DELIVERED', 'COMPLETED'), o.total_idr, 0) AS expected, ${SOLD} AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'no more goes back of a sale than came back of its goods', o.id, ${CAME_BACK} AS expected,
        ${moved('sale_returned')} AS actual
      FROM customer_order o WHERE o.kind = 'GOODS' AND actual > expected
    UNION ALL
      SELECT 'the government owes the help of a motorcycle that was handed over', o.id,
        iif(o.state NOT IN ('DELIVERED', 'COMPLETED'), 0,
          iif(o.sisapira_status IN ('INELIGIBLE', 'QUOTA_CLOSED'), ${moved('help_lost')}, ${HELP})) AS expected,
        ${moved('help_claimed')} AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'the government has paid what is noted as paid', o.id,
        iif(o.sisapira_status = 'DISBURSED', ${HELP}, 0) AS expected, ${moved('help_received')} AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'the government pays for no motorcycle that nobody has', o.id, 0 AS expected,
        ${moved('help_received')} AS actual
      FROM customer_order o WHERE o.state = 'CANCELLED' AND actual <> expected
    UNION ALL
      SELECT 'a financing company pays what it owes, and no more', o.id, ${moved('financing')} AS expected,
        ${moved('financing_received')} AS actual
      FROM customer_order o WHERE actual > expected
    UNION ALL
      SELECT 'what goes back with a move is asked for', o.id, h.amount_idr AS expected,
        (SELECT coalesce(sum(t.amount_idr), 0) FROM transfer t WHERE t.ref = o.id
          AND t.code = 'refund_decided' AND t.created_at = h.happened_at) AS actual
      FROM order_history h JOIN customer_order o ON o.id = h.order_id
      WHERE h.move IN (SELECT value FROM json_each(${MOVES_THAT_PAY_BACK})) AND h.amount_idr > 0
        AND actual < expected
    UNION ALL
      SELECT 'the customer hears of each refund that is requested', r.ref AS subject, sum(r.amount_idr) AS expected,
        (SELECT coalesce(sum(h.amount_idr), 0) FROM order_history h WHERE h.order_id = r.ref
          AND h.kind = 'ORDER_REFUND_TRANSITION' AND h.note = ${refundMachine.moves.request.to}) AS actual
      FROM payment_refund r WHERE r.requested_by <> ${ASKED_AT_PROVIDER}
        AND EXISTS (SELECT 1 FROM customer_order o WHERE o.id = r.ref)
      GROUP BY r.ref HAVING actual < expected
    UNION ALL
      SELECT 'an order that went on is paid', o.id, o.required_idr AS expected, ${BALANCE} AS actual
      FROM customer_order o WHERE o.state IN ('PAYMENT_SETTLED', 'ALLOCATED', 'SHIPPED', 'SHIPPING')
        AND actual < expected AND NOT ${SETTLED}
    UNION ALL
      SELECT 'a motorcycle leaves for settled money', o.id, 0 AS expected,
        (SELECT coalesce(sum(a.paid_idr), 0) FROM payment_attempt a
          WHERE a.ref = o.id AND a.state = 'SETTLED' AND a.captured) AS actual
      FROM customer_order o WHERE o.state IN ('SHIPPED', 'SHIPPING') AND actual > 0
    UNION ALL
      SELECT 'a payment is for what is due', o.id, max(0, o.required_idr - ${BALANCE}) AS expected,
        a.amount_idr AS actual
      FROM customer_order o JOIN payment_attempt a ON a.ref = o.id
      WHERE o.state = 'WAITING_PAYMENT' AND a.state IN ('CREATED', 'PENDING', 'REVIEW')
        AND actual > expected
    UNION ALL
      SELECT 'the lines are the total', o.id, o.total_idr AS expected,
        (SELECT coalesce(sum(l.amount_idr), 0) FROM order_line l
          WHERE l.order_id = o.id AND l.revision = o.line_revision) AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'a unit is reserved', o.id, 1 AS expected,
        (SELECT count(*) FROM unit_reservation r WHERE r.order_id = o.id) AS actual
      FROM customer_order o WHERE expected <> actual AND o.kind = 'MOTORCYCLE' AND o.state <> 'CANCELLED' AND (o.phase = 'FINAL' OR o.state = 'ALLOCATED')
    UNION ALL
      SELECT 'no unit is reserved', o.id, 0 AS expected,
        (SELECT count(*) FROM unit_reservation r WHERE r.order_id = o.id) AS actual
      FROM customer_order o WHERE expected <> actual AND (o.state = 'CANCELLED'
        OR (o.phase = 'BOOKING' AND o.state <> 'ALLOCATED'))
    UNION ALL
      SELECT 'goods are held until they are handed over', o.id,
        iif(o.state NOT IN ('CANCELLED', 'DELIVERED', 'COMPLETED'), (SELECT coalesce(sum(i.quantity), 0) FROM order_item i WHERE i.order_id = o.id) - ${TAKEN_OUT} - ${CAME_BEFORE}, 0) AS expected,
        (SELECT coalesce(sum(h.quantity), 0) FROM shop_hold h WHERE h.order_id = o.id) AS actual
      FROM customer_order o WHERE expected <> actual AND o.kind = 'GOODS'
    UNION ALL
      SELECT 'no more is held than there is', s.variant_id || ' ' || s.dealer_slug, s.on_hand AS expected,
        (SELECT coalesce(sum(h.quantity), 0) FROM shop_hold h WHERE h.variant_id = s.variant_id AND h.dealer_slug = s.dealer_slug) AS actual
      FROM shop_stock s WHERE actual > expected
    UNION ALL
      SELECT 'an order has a deadline exactly while something is awaited', o.id,
        o.state IN (SELECT value FROM json_each(${AWAITING})) AS expected, o.expires_at IS NOT NULL AS actual
      FROM customer_order o WHERE expected <> actual
    UNION ALL
      SELECT 'the history ends where the order is', o.id, 0, 1 FROM customer_order o
      WHERE o.state IS NOT (SELECT h.to_state FROM order_history h
        WHERE h.order_id = o.id AND h.move IS NOT NULL ORDER BY h.rowid DESC LIMIT 1)
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
        EXISTS (SELECT 1 FROM coupon_use u
          WHERE u.order_id = o.id AND u.code = o.coupon AND u.released_at IS NULL) AS actual
      FROM customer_order o WHERE expected <> actual AND o.state <> 'CANCELLED'
    UNION ALL
      SELECT 'what came off for a referral is the use of a promotion', o.id, 1 AS expected,
        EXISTS (SELECT 1 FROM coupon_use u JOIN coupon c ON c.code = u.code
          WHERE u.order_id = o.id AND u.released_at IS NULL AND c.with_referral = 1) AS actual
      FROM customer_order o WHERE expected <> actual AND o.state <> 'CANCELLED'
        AND EXISTS (SELECT 1 FROM order_line l
          WHERE l.order_id = o.id AND l.revision = o.line_revision AND l.key = 'referral')
    UNION ALL
      SELECT 'a transfer belongs to an order', t.key, 1, 0 FROM transfer t
      WHERE t.ref GLOB 'ord_*' AND NOT EXISTS (SELECT 1 FROM customer_order o WHERE o.id = t.ref)
        AND t.ref NOT IN (SELECT id FROM forgotten_order)
    ORDER BY 1, 2 LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      rule: String(row.rule),
      subject: String(row.subject),
      expected: Number(row.expected),
      actual: Number(row.actual),
    })),
);
