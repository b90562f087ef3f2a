import { sql } from 'drizzle-orm';
import { p, prepareRaw } from '#db/query.ts';

interface Destination {
  readonly orderId: string;
  /** Sealed for the refunds of its order. */
  readonly destination: string;
}

/** Where money of an order, and of somebody's other orders, went back to; the latest first. */
export const destinationsOf = prepareRaw<
  { customerId: string; orderId: string },
  readonly Destination[]
>(
  sql`SELECT r.ref, r.destination FROM payment_refund r WHERE r.destination IS NOT NULL
      AND (r.ref = ${p('orderId')}
        OR r.ref IN (SELECT id FROM customer_order WHERE customer_id = ${p('customerId')}))
    ORDER BY r.created_at DESC LIMIT 10`,
  ({ rows }) =>
    rows.map((row) => ({ orderId: String(row.ref), destination: String(row.destination) })),
);
