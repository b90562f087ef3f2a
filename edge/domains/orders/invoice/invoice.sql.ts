import { asc, eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customerOrder, orderOwner } from '#db/schema/orders.ts';
import { orderInvoice } from '#db/schema/orders-invoices.ts';
import type { InvoiceFacts } from '#edge/contract/orders/invoice.ts';

/** Revisions of an order's invoice, the last one last; what a page shows of them. */
export const invoicesWithIds = prepare(
  build
    .select({
      orderId: orderInvoice.orderId,
      code: orderInvoice.code,
      sequence: orderInvoice.sequence,
      revision: orderInvoice.revision,
      uploadId: orderInvoice.uploadId,
      issuedAt: orderInvoice.issuedAt,
    })
    .from(orderInvoice)
    .where(sql`${orderInvoice.orderId} IN (SELECT value FROM json_each(${p('ids')}))`)
    .orderBy(asc(orderInvoice.orderId), asc(orderInvoice.revision)),
);

export type InvoiceRow = RowOf<typeof invoicesWithIds>;

/** What the invoices of an order say, the last one last. */
export const invoiceFactsOf = prepareRaw<{ orderId: string }, readonly InvoiceFacts[]>(
  sql`SELECT facts FROM order_invoice WHERE order_id = ${p('orderId')} ORDER BY revision`,
  ({ rows }) => rows.map(({ facts }) => JSON.parse(String(facts)) as InvoiceFacts),
);

export const latestInvoice = prepareRaw<object, number>(
  sql`SELECT coalesce(max(sequence), 0) AS latest FROM order_invoice`,
  ({ rows }) => Number(rows[0]?.latest),
);

/** The company whose invoice it is. */
export const buyerOf = prepare(
  build
    .select({
      name: orderOwner.name,
      address: orderOwner.address,
      provinceId: orderOwner.provinceId,
      cityId: orderOwner.cityId,
      zipCode: orderOwner.zipCode,
      taxNumberSealed: orderOwner.taxNumberSealed,
      picName: orderOwner.picName,
    })
    .from(orderOwner)
    .where(eq(orderOwner.orderId, p('orderId'))),
);

/** By its code, with what has become of it since. */
export const invoiceByCode = prepare(
  build
    .select({
      sequence: orderInvoice.sequence,
      revision: orderInvoice.revision,
      issuedAt: orderInvoice.issuedAt,
      firstIssuedAt: sql<number>`(SELECT issued_at FROM order_invoice f
        WHERE f.order_id = ${orderInvoice.orderId} AND f.revision = 0)`,
      totalIdr: orderInvoice.totalIdr,
      facts: orderInvoice.facts,
      hash: orderInvoice.hash,
      orderState: customerOrder.state,
      isReplaced: sql<number>`EXISTS (SELECT 1 FROM order_invoice l
        WHERE l.order_id = ${orderInvoice.orderId} AND l.revision > ${orderInvoice.revision})`,
    })
    .from(orderInvoice)
    .innerJoin(customerOrder, eq(customerOrder.id, orderInvoice.orderId))
    .where(eq(orderInvoice.code, p('code'))),
);

export type InvoiceByCode = Omit<RowOf<typeof invoiceByCode>, 'facts'> & {
  readonly facts: InvoiceFacts;
};

/** Orders of companies that are prepared, whose price is final, and that have no invoice, behind `after`. */
export const withoutInvoice = prepare(
  build
    .select({ id: orderOwner.orderId })
    .from(orderOwner)
    .innerJoin(customerOrder, eq(customerOrder.id, orderOwner.orderId))
    .where(
      sql`${orderOwner.customerType} = 'company' AND ${orderOwner.orderId} > ${p('after')}
        AND ${customerOrder.state} IN ('SHIPPED', 'SHIPPING', 'DELIVERED', 'COMPLETED')
        AND NOT EXISTS (SELECT 1 FROM order_invoice i WHERE i.order_id = ${orderOwner.orderId})`,
    )
    .orderBy(asc(orderOwner.orderId))
    .limit(20),
);
