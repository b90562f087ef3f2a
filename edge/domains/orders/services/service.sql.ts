import { sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';

/** Of a row of `customer_order`: the workshop has the motorcycle, or help was called for under the cover. */
export const BEGUN = sql`(EXISTS (SELECT 1 FROM service_booking b LEFT JOIN service_record r ON r.id = b.id
    WHERE b.order_id = customer_order.id
      AND (b.status = 'COMPLETED' OR (b.status = 'BOOKED' AND coalesce(r.status, 'BOOKED') <> 'BOOKED')))
  OR EXISTS (SELECT 1 FROM roadside_subscription s
    JOIN roadside_request q ON q.vehicle_id = s.vehicle_id AND q.received_at >= s.starts_at
    WHERE s.order_id = customer_order.id AND s.cancelled_at IS NULL))`;

/** Of a row of `customer_order`: the work was done, or there is cover. */
export const RENDERED = sql`(EXISTS (SELECT 1 FROM service_booking b
    WHERE b.order_id = customer_order.id AND b.status = 'COMPLETED')
  OR EXISTS (SELECT 1 FROM roadside_subscription s
    WHERE s.order_id = customer_order.id AND s.cancelled_at IS NULL))`;

/** Of a row of `customer_order`: its appointment was cancelled, or nobody came. */
export const LAPSED = sql`EXISTS (SELECT 1 FROM service_booking b
  WHERE b.order_id = customer_order.id AND b.status = 'CANCELLED')`;

/** Orders whose service has begun, of a JSON list of ids. */
export const begunWithIds = prepareRaw<{ ids: string }, readonly string[]>(
  sql`SELECT id FROM customer_order WHERE id IN (SELECT value FROM json_each(${p('ids')}))
    AND kind = 'SERVICE' AND ${BEGUN}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

export interface PaidServiceRow {
  readonly id: string;
  readonly isBegun: boolean;
  readonly isRendered: boolean;
  readonly isLapsed: boolean;
  /** When cover was paid for; null of an appointment. */
  readonly coveredAt: number | null;
}

/** Services that are paid and not over, those that wait longest first. */
export const paidServices = prepareRaw<{ after: string }, readonly PaidServiceRow[]>(
  sql`SELECT id, ${BEGUN} AS begun, ${RENDERED} AS rendered, ${LAPSED} AS lapsed,
      (SELECT s.created_at FROM roadside_subscription s WHERE s.order_id = customer_order.id) AS covered_at
    FROM customer_order WHERE state = 'PAYMENT_SETTLED' AND kind = 'SERVICE' AND id > ${p('after')}
    ORDER BY id LIMIT 100`,
  ({ rows }) =>
    rows.map((row) => ({
      id: String(row.id),
      isBegun: Number(row.begun) === 1,
      isRendered: Number(row.rendered) === 1,
      isLapsed: Number(row.lapsed) === 1,
      coveredAt: row.covered_at === null ? null : Number(row.covered_at),
    })),
);

export const buyerById = prepare(
  build
    .select({
      name: customer.name,
      email: customer.emailAddress,
      phoneNumber: customer.phoneNumber,
      language: customer.selectedLanguage,
    })
    .from(customer)
    .where(sql`${customer.id} = ${p('customerId')}`),
);
