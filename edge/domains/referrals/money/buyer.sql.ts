import { eq, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type RowOf } from '#db/query.ts';
import { customerOrder, orderOwner } from '#db/schema/orders.ts';
import { suspendedAs } from '#edge/domains/referrals/suspended.sql.ts';

/** Everything an order says of its buyer and its owner. */
export const buyerOfOrder = prepare(
  build
    .select({
      customerId: customerOrder.customerId,
      contactPhone: customerOrder.contactPhone,
      contactEmail: customerOrder.contactEmail,
      delivery: customerOrder.address,
      ownerPhone: orderOwner.phoneNumber,
      ownerEmail: orderOwner.email,
      ownerAddress: orderOwner.address,
      ownerZip: orderOwner.zipCode,
      identityIndex: orderOwner.identityNumberIndex,
    })
    .from(customerOrder)
    .leftJoin(orderOwner, eq(orderOwner.orderId, customerOrder.id))
    .where(eq(customerOrder.id, p('orderId'))),
);

export type BuyerRow = RowOf<typeof buyerOfOrder>;

export interface Signals {
  /** Others who are paid to the same account, or under the same tax number. */
  readonly sharing: number;
  /** Commissions of the same affiliate for orders of the same number. */
  readonly sales: number;
  readonly isStaff: boolean;
  /** The affiliate is suspended as a person, whatever became of the row. */
  readonly isSuspended: boolean;
}

/** What a person should look at before somebody is paid. */
export const signalsOf = prepareRaw<{ customerId: string; phone: string }, Signals>(
  sql`SELECT (SELECT count(*) FROM affiliate_payee mine JOIN affiliate_payee other
        ON other.customer_id <> mine.customer_id AND (other.account_number_index = mine.account_number_index
          OR other.tax_number_index = mine.tax_number_index)
        WHERE mine.customer_id = ${p('customerId')}) AS sharing,
      (SELECT count(*) FROM commission c JOIN customer_order o ON o.id = c.order_id
        WHERE c.customer_id = ${p('customerId')} AND c.state <> 'CANCELLED'
          AND o.contact_phone = ${p('phone')}) AS sales,
      (SELECT is_ps = 1 OR permissions <> '[]' FROM customer WHERE id = ${p('customerId')}) AS staff,
      ${suspendedAs(sql`${p('customerId')}`)} IS NOT NULL AS suspended`,
  ({ rows: [row] }) => ({
    sharing: Number(row?.sharing ?? 0),
    sales: Number(row?.sales ?? 0),
    isStaff: Number(row?.staff ?? 0) === 1,
    isSuspended: Number(row?.suspended ?? 0) === 1,
  }),
);
