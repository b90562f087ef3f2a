import { eq, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { customerDocument } from '#db/schema/account-document.ts';

/** A customer with the address they gave and the one on their papers; either may be missing. */
export const addressedCustomer = prepare(
  build
    .select({
      customer: { name: customer.name, phoneNumber: customer.phoneNumber },
      given: customerAddress,
      papers: {
        customerId: customerDocument.customerId,
        address: customerDocument.address,
        provinceId: customerDocument.provinceId,
        provinceName: customerDocument.provinceName,
        cityId: customerDocument.cityId,
        cityName: customerDocument.cityName,
        zipCode: customerDocument.zipCode,
      },
    })
    .from(customer)
    .leftJoin(customerAddress, eq(customerAddress.customerId, customer.id))
    .leftJoin(customerDocument, eq(customerDocument.customerId, customer.id))
    .where(eq(customer.id, p('id')))
    .limit(1),
);

export type AddressedCustomer = RowOf<typeof addressedCustomer>;

/** When the address that stands was given, epoch ms; nothing where none was. */
export const addressGivenAt = prepare(
  build
    .select({ changedAt: customerAddress.changedAt })
    .from(customerAddress)
    .where(eq(customerAddress.customerId, p('id'))),
);

/** The later word wins; of two at the same time the one that arrives later. */
export const writeAddress = (row: typeof customerAddress.$inferInsert): Query<unknown> => {
  const { customerId, ...columns } = row;
  return query(
    build
      .insert(customerAddress)
      .values(row)
      .onConflictDoUpdate({
        target: customerAddress.customerId,
        set: columns,
        setWhere: sql`excluded.changed_at >= ${customerAddress.changedAt}`,
      }),
  );
};
