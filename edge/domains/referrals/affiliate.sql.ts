import { and, eq, isNull } from 'drizzle-orm';
import { build, p, prepare, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerDocument } from '#db/schema/account-document.ts';
import { affiliate } from '#db/schema/referrals.ts';

/** Who a key belongs to, while it counts; with what tells whether a buyer is the same person. */
export const activeAffiliate = prepare(
  build
    .select({
      customerId: affiliate.customerId,
      key: affiliate.key,
      phoneNumber: customer.phoneNumber,
      emailAddress: customer.emailAddress,
      identityIndex: customerDocument.identityNumberIndex,
    })
    .from(affiliate)
    .innerJoin(customer, eq(customer.id, affiliate.customerId))
    .leftJoin(customerDocument, eq(customerDocument.customerId, affiliate.customerId))
    .where(
      and(
        eq(affiliate.key, p('key')),
        eq(affiliate.state, 'ACTIVE'),
        eq(customer.statusAffiliator, true),
        isNull(customer.disabledAt),
      ),
    ),
);

/** By what a customer is known. */
export const personById = prepare(
  build
    .select({
      phoneNumber: customer.phoneNumber,
      emailAddress: customer.emailAddress,
      identityIndex: customerDocument.identityNumberIndex,
    })
    .from(customer)
    .leftJoin(customerDocument, eq(customerDocument.customerId, customer.id))
    .where(eq(customer.id, p('customerId'))),
);

export type Affiliate = RowOf<typeof activeAffiliate>;
