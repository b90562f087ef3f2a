import { sql } from 'drizzle-orm';
import { SALE_KEPT_MS } from '#db/ledger/triggers.ts';
import { p, prepareRaw, type Query } from '#db/query.ts';

const OVER = 'SELECT id FROM forgotten_order';
const OF_ORDER = `order_id IN (${OVER})`;
const OF_PAYMENT = `ref IN (${OVER})`;

/** What goes with a sale, in the order in which nothing refers to what is gone; and which rows of it. */
export const OF_A_SALE: Readonly<Record<string, string>> = {
  financing_event: `application_id IN (SELECT id FROM financing_application WHERE ${OF_ORDER})`,
  financing_application: OF_ORDER,
  financing_document: OF_ORDER,
  order_complaint_message: OF_ORDER,
  order_complaint: OF_ORDER,
  order_settlement: OF_ORDER,
  order_receipt_meterai: `receipt_id IN (SELECT id FROM order_receipt WHERE ${OF_ORDER})`,
  order_receipt: OF_ORDER,
  order_invoice: OF_ORDER,
  payment_event: `attempt_id IN (SELECT id FROM payment_attempt WHERE ${OF_PAYMENT})`,
  payment_refund: OF_PAYMENT,
  payment_attempt: OF_PAYMENT,
  coupon_use: OF_ORDER,
  government_help_use: OF_ORDER,
  delivery_proof: OF_ORDER,
  delivery_link: OF_ORDER,
  order_registration: OF_ORDER,
  order_cost: OF_ORDER,
  // With it goes what the index of names has of the order.
  order_name_number: OF_ORDER,
  order_owner: OF_ORDER,
  order_history: OF_ORDER,
  order_line: OF_ORDER,
  goods_return_line: OF_ORDER,
  goods_handed_over: OF_ORDER,
  goods_return: OF_ORDER,
  order_item: OF_ORDER,
  shop_hold: OF_ORDER,
  unit_reservation: OF_ORDER,
};

const changing = (text: string) => {
  const parts = text
    .split(/:(before|now)\b/)
    .map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql`${p(part)}`));
  return prepareRaw<{ before: number; now: number }, void>(sql.join(parts), () => undefined);
};

const steps = [
  // The ledger's triggers let go of what is listed, and let nothing be listed before its time.
  `INSERT INTO forgotten_order (id, forgotten_at) SELECT id, :now FROM customer_order
    WHERE state IN ('COMPLETED', 'CANCELLED') AND updated_at < :before`,
  `UPDATE coupon SET (used, most) = (SELECT used - count(*), most - count(*) FROM coupon_use
      WHERE coupon_use.code = coupon.code AND released_at IS NULL AND ${OF_ORDER})
    WHERE code IN (SELECT code FROM coupon_use WHERE ${OF_ORDER})`,
  `UPDATE upload SET removed_at = :now WHERE removed_at IS NULL AND (attached_to IN (${OVER})
    OR attached_to IN (SELECT id FROM goods_return WHERE ${OF_ORDER})
    OR id IN (SELECT upload_id FROM order_receipt WHERE ${OF_ORDER})
    OR id IN (SELECT upload_id FROM order_invoice WHERE ${OF_ORDER})
    OR attached_to IN (SELECT id FROM order_complaint_message WHERE ${OF_ORDER})
    OR id IN (SELECT upload_id FROM financing_document WHERE ${OF_ORDER}))`,
  ...Object.entries(OF_A_SALE).map(([table, rows]) => `DELETE FROM ${table} WHERE ${rows}`),
  `DELETE FROM customer_order WHERE id IN (${OVER})`,
].map(changing);

/**
 * Orders ten years after they ended, with all that hangs on them. The money they moved stays in the books,
 * under an id that nothing else knows any more.
 */
export const forgetSales = (now: number): readonly Query<unknown>[] =>
  steps.map((step) => step({ now, before: now - SALE_KEPT_MS }));
