import { asc, inArray, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import { orderComplaint, orderComplaintMessage } from '#db/schema/orders-complaints.ts';
import type { Counted } from '#edge/contract/counted.ts';
import { complaintMachine } from '#edge/contract/orders/complaint-machine.ts';
import { counted, countOf } from '#edge/platform/write/counted-rows.ts';
import { limitOf } from '#edge/platform/write/limit.ts';
import { createMover } from '#edge/platform/write/mover.ts';

export type ComplaintRow = typeof orderComplaint.$inferSelect;
export type ComplaintMessage = typeof orderComplaintMessage.$inferSelect;

const OF_ORDERS = sql`(SELECT value FROM json_each(${p('ids')}))`;

/** Of these orders, the first one first. */
export const complaintsWithIds = prepare(
  build
    .select()
    .from(orderComplaint)
    .where(inArray(orderComplaint.orderId, OF_ORDERS))
    .orderBy(asc(orderComplaint.openedAt), asc(orderComplaint.id)),
);

/** All that was written in the complaints of these orders, the first one first. */
export const complaintMessagesWithIds = prepare(
  build
    .select()
    .from(orderComplaintMessage)
    .where(inArray(orderComplaintMessage.orderId, OF_ORDERS))
    .orderBy(asc(orderComplaintMessage.writtenAt), asc(orderComplaintMessage.id)),
);

export const complaintMover = createMover(complaintMachine, {
  table: orderComplaint,
  id: orderComplaint.id,
  columnsOf: (state) => ({ state }),
});

export const insertMessage = (message: typeof orderComplaintMessage.$inferInsert): Query<unknown> =>
  query(build.insert(orderComplaintMessage).values(message));

export const complaintsOfOrder = limitOf<{ orderId: string }>(
  sql`SELECT count(*) FROM order_complaint WHERE order_id = ${p('orderId')}`,
);

/** By the order as well, which its messages are indexed by. */
export const messagesOfComplaint = limitOf<{ orderId: string; complaintId: string }>(
  sql`SELECT count(*) FROM order_complaint_message
    WHERE order_id = ${p('orderId')} AND complaint_id = ${p('complaintId')}`,
);

/** Of the order `o`: a complaint is under way. */
const UNDER_WAY = sql`o.id IN (SELECT c.order_id FROM order_complaint c WHERE c.state IN ('OPEN', 'ANSWERED'))
  AND (${p('placeSlug')} IS NULL OR o.dealer_slug = ${p('placeSlug')})`;

/** Of the order `o`: staff have not answered a complaint in time. */
export const COMPLAINT_LATE = sql`o.id IN (SELECT c.order_id FROM order_complaint c
  WHERE c.state = 'OPEN' AND c.due_at < ${p('now')})`;

interface OfPlace {
  readonly placeSlug: string | null;
}

/** Orders with a complaint under way: what has to be answered first comes first. */
export const complaintIds = prepareRaw<
  OfPlace & { readonly limit: number; readonly offset: number },
  string[]
>(
  sql`SELECT o.id FROM customer_order o WHERE ${UNDER_WAY}
    ORDER BY (SELECT coalesce(c.due_at, 9e15) FROM order_complaint c
      WHERE c.order_id = o.id AND c.state IN ('OPEN', 'ANSWERED')), o.id
    LIMIT ${p('limit')} OFFSET ${p('offset')}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);

export const countComplaints = prepareRaw<OfPlace, Counted>(
  countOf(sql`SELECT 1 FROM customer_order o WHERE ${UNDER_WAY}`),
  counted,
);

/** Of these orders, those with a complaint that was not answered in time. */
export const lateComplaints = prepareRaw<
  { readonly ids: string; readonly now: number },
  readonly string[]
>(
  sql`SELECT o.id FROM customer_order o
    WHERE o.id IN (SELECT value FROM json_each(${p('ids')})) AND ${COMPLAINT_LATE}`,
  ({ rows }) => rows.map(({ id }) => String(id)),
);
