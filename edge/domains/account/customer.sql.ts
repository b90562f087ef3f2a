import { eq, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerDocument } from '#db/schema/account-document.ts';

/** A customer with their papers; the papers may be missing. */
export const customerById = prepare(
  build
    .select({ customer, document: customerDocument })
    .from(customer)
    .leftJoin(customerDocument, eq(customerDocument.customerId, customer.id))
    .where(eq(customer.id, p('id')))
    .limit(1),
);

export type CustomerRow = RowOf<typeof customerById>;

export const isStaffByEmail = prepare(
  build
    .select({ isPS: customer.isPS })
    .from(customer)
    .where(sql`lower(${customer.emailAddress}) = ${p('email')}`)
    .limit(1),
);
