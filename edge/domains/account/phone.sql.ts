import { eq, sql } from 'drizzle-orm';
import { build, p, prepare } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';

export const numberOf = prepare(
  build
    .select({
      phoneNumber: customer.phoneNumber,
      phoneVerifiedAt: customer.phoneVerifiedAt,
    })
    .from(customer)
    .where(eq(customer.id, p('id')))
    .limit(1),
);

/** A number that its person has proved. */
export const setPhoneNumber = prepare(
  build
    .update(customer)
    .set({
      phoneNumber: sql`${p('phoneNumber')}`,
      phoneVerifiedAt: sql`${p('provedAt')}`,
      updatedAt: sql`${p('now')}`,
    })
    .where(eq(customer.id, p('id'))),
);
