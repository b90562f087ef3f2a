import { and, asc, desc, eq, type inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query } from '#db/query.ts';
import {
  customerOrder,
  orderCost,
  orderHistory,
  orderLine,
  orderOwner,
  orderRegistration,
} from '#db/schema/orders.ts';
import { unit, unitReservation } from '#db/schema/orders-units.ts';
import { ORDER_MACHINE, type OrderPosition, stateOf } from '#edge/contract/orders/machine.ts';
import { ORDER_DEADLINES } from '#edge/contract/orders/windows.ts';
import { limitOf } from '#edge/platform/write/limit.ts';

export type OrderRow = typeof customerOrder.$inferSelect;

export const orderById = prepare(
  build
    .select()
    .from(customerOrder)
    .where(eq(customerOrder.id, p('id'))),
);

export const orderIdByCode = prepare(
  build
    .select({ id: customerOrder.id, contactPhone: customerOrder.contactPhone })
    .from(customerOrder)
    .where(eq(customerOrder.code, p('code'))),
);

export const orderIdByWorkOrder = prepare(
  build
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.workOrder, p('workOrder'))),
);

/** Ids of a customer's orders, the newest first. */
export const orderIdsOf = prepare(
  build
    .select({ id: customerOrder.id })
    .from(customerOrder)
    .where(eq(customerOrder.customerId, p('customerId')))
    .orderBy(desc(customerOrder.placedAt), desc(customerOrder.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export const countOrdersOf = prepareRaw<{ customerId: string }, number>(
  sql`SELECT count(*) AS n FROM customer_order WHERE customer_id = ${p('customerId')}`,
  ({ rows }) => Number(rows[0]?.n),
);

/** A customer's orders that hold something and have no money: nothing paid, or only applied for. */
export const UNPAID = limitOf<{ customerId: string }>(
  sql`SELECT count(*) FROM customer_order WHERE customer_id = ${p('customerId')}
    AND (state = 'WAITING_PAYMENT' OR (order_type = 'FULL_PURCHASE' AND state IN
      ('INSTALLMENT_REQUESTED', 'INSTALLMENT_APPROVED', 'INSTALLMENT_REJECTED', 'INSTALLMENT_CANCELED')))`,
);

/** States in which the clock ends the wait. */
const ENDING = JSON.stringify([
  ...new Set(
    Object.values(ORDER_MACHINE.moves).flatMap(({ from, triggers }) =>
      (triggers as readonly string[]).includes('orders.end-windows') ? from.map(stateOf) : [],
    ),
  ),
]);

/** Orders whose deadline is over and nobody has said so yet; one that could not be ended waits for its turn. */
export const overdueOrders = prepare(
  build
    .select({ id: customerOrder.id, at: customerOrder.expiresAt })
    .from(customerOrder)
    .where(
      and(
        sql`${customerOrder.state} IN (SELECT value FROM json_each(${ENDING}))`,
        isNotNull(customerOrder.expiresAt),
        lte(customerOrder.expiresAt, p('now')),
        lte(customerOrder.nextTryAt, p('now')),
      ),
    )
    .orderBy(asc(customerOrder.nextTryAt), asc(customerOrder.expiresAt), asc(customerOrder.id))
    .limit(20),
);

/** The clock looks at the order again then; it is no change of the order. */
export const tryAgainAt = prepare(
  build
    .update(customerOrder)
    .set({ nextTryAt: sql`${p('at')}` })
    .where(eq(customerOrder.id, p('id'))),
);

/** Gives orders from before there were deadlines a whole one from now on. */
export const giveDeadlines = (now: number): Statements =>
  Object.entries(ORDER_DEADLINES).map(([position, length]) =>
    query(
      build
        .update(customerOrder)
        .set({ expiresAt: now + length })
        .where(
          and(
            eq(customerOrder.state, stateOf(position as OrderPosition)),
            isNull(customerOrder.expiresAt),
          ),
        ),
    ),
  );

export const ordersToComplete = prepare(
  build
    .select({ id: customerOrder.id, at: customerOrder.completesAt })
    .from(customerOrder)
    .where(
      and(
        eq(customerOrder.state, 'DELIVERED'),
        lte(customerOrder.completesAt, p('now')),
        lte(customerOrder.nextTryAt, p('now')),
      ),
    )
    .orderBy(asc(customerOrder.nextTryAt), asc(customerOrder.completesAt))
    .limit(20),
);

export const costWithId = prepare(
  build
    .select()
    .from(orderCost)
    .where(eq(orderCost.id, p('id'))),
);

/** The latest work that followed a payment of an order. */
export const followUpOf = prepareRaw<
  { id: string },
  readonly { readonly startedAt: number | null; readonly settledAt: number | null }[]
>(
  sql`SELECT coalesce(started_at, done_at) AS started_at, done_at FROM job
    WHERE id >= 'orders.follow-up:' || ${p('id')} || ':' AND id < 'orders.follow-up:' || ${p('id')} || ';'
    ORDER BY created_at DESC LIMIT 1`,
  ({ rows }) =>
    rows.map((row) => ({
      startedAt: row.started_at === null ? null : Number(row.started_at),
      settledAt: row.done_at === null ? null : Number(row.done_at),
    })),
);

const inIds = (column: Parameters<typeof inArray>[0]) =>
  sql`${column} IN (SELECT value FROM json_each(${p('ids')}))`;

export const ordersWithIds = prepare(
  build.select().from(customerOrder).where(inIds(customerOrder.id)),
);

/** Of the revision that holds. */
export const linesWithIds = prepare(
  build
    .select({
      orderId: orderLine.orderId,
      type: orderLine.type,
      key: orderLine.key,
      amountIdr: orderLine.amountIdr,
      basisPoints: orderLine.basisPoints,
    })
    .from(orderLine)
    .innerJoin(
      customerOrder,
      and(
        eq(customerOrder.id, orderLine.orderId),
        eq(customerOrder.lineRevision, orderLine.revision),
      ),
    )
    .where(inIds(orderLine.orderId))
    .orderBy(asc(orderLine.orderId), asc(orderLine.position)),
);

export const historyWithIds = prepare(
  build
    .select()
    .from(orderHistory)
    .where(inIds(orderHistory.orderId))
    // Entries of one moment in the order they were written.
    .orderBy(asc(orderHistory.at), sql`${orderHistory}.rowid`),
);

export const entryById = prepare(
  build
    .select()
    .from(orderHistory)
    .where(eq(orderHistory.id, p('id'))),
);

/** What a page may show of the owner; numbers and pictures stay where they are. */
export const ownersWithIds = prepare(
  build
    .select({
      orderId: orderOwner.orderId,
      name: orderOwner.name,
      customerType: orderOwner.customerType,
      isbuyer: orderOwner.isbuyer,
      identityNumberIndex: orderOwner.identityNumberIndex,
    })
    .from(orderOwner)
    .where(inIds(orderOwner.orderId)),
);

export const unitsWithIds = prepare(
  build
    .select({ orderId: unitReservation.orderId, unit })
    .from(unitReservation)
    .innerJoin(unit, eq(unit.id, unitReservation.unitId))
    .where(inIds(unitReservation.orderId)),
);

export const costsWithIds = prepare(
  build
    .select({
      orderId: orderCost.orderId,
      amountIdr: sql<number>`sum(${orderCost.amountIdr})`,
    })
    .from(orderCost)
    .where(inIds(orderCost.orderId))
    .groupBy(orderCost.orderId),
);

export const registrationWithIds = prepare(
  build
    .select()
    .from(orderRegistration)
    .where(inIds(orderRegistration.orderId))
    .orderBy(asc(orderRegistration.earliestAt)),
);

export type HistoryRow = typeof orderHistory.$inferSelect;
export type RegistrationRow = typeof orderRegistration.$inferSelect;
export type UnitRow = typeof unit.$inferSelect;
export type Statements = readonly Query<unknown>[];
