import { eq, sql } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerDocument } from '#db/schema/account-document.ts';

/** How far the government's help is for the newest purchase that has it; an order that ended in nothing has none. */
const sisapiraStatus = sql<string | null>`(SELECT coalesce(o.sisapira_status, 'NOT_CHECKED')
  FROM customer_order AS o
  WHERE o.customer_id = ${customer.id} AND o.help_id IS NOT NULL AND o.state <> 'CANCELLED'
  ORDER BY o.placed_at DESC, o.id DESC LIMIT 1)`;

/** What they want a motorcycle for, as they first answered for their newest test ride. */
const persona = sql<string | null>`(SELECT r.survey ->> 0 FROM test_ride AS r
  WHERE r.customer_id = ${customer.id} AND json_array_length(r.survey) > 0
  ORDER BY r.created_at DESC, r.id DESC LIMIT 1)`;

/** A customer with their papers; the papers may be missing. */
export const customerById = prepare(
  build
    .select({ customer, document: customerDocument, sisapiraStatus, persona })
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
