import { and, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { customerAddress } from '#db/schema/account-address.ts';
import { customerDocument } from '#db/schema/account-document.ts';
import { vehicle } from '#db/schema/garage.ts';
import { affiliate, affiliateEvent } from '#db/schema/referrals.ts';
import { affiliatePayee } from '#db/schema/referrals-money.ts';
import { affiliateMachine } from '#edge/contract/referrals/affiliate-machine.ts';
import { createMover } from '#edge/platform/write/mover.ts';

/** By what somebody is known, whether they recommend or buy. */
const KNOWN_BY = {
  phoneNumber: customer.phoneNumber,
  emailAddress: customer.emailAddress,
  identityIndex: customerDocument.identityNumberIndex,
  documentAddress: customerDocument.address,
  documentZip: customerDocument.zipCode,
  homeAddress: customerAddress.address,
  homeZip: customerAddress.zipCode,
  /** A citizen's tax number is the one of the identity card. */
  taxIndex: affiliatePayee.taxNumberIndex,
  accountIndex: affiliatePayee.accountNumberIndex,
} as const;

const affiliates = () =>
  build
    .select({
      customerId: affiliate.customerId,
      key: affiliate.key,
      state: affiliate.state,
      ...KNOWN_BY,
    })
    .from(affiliate)
    .innerJoin(customer, eq(customer.id, affiliate.customerId))
    .leftJoin(customerDocument, eq(customerDocument.customerId, affiliate.customerId))
    .leftJoin(customerAddress, eq(customerAddress.customerId, affiliate.customerId))
    .leftJoin(affiliatePayee, eq(affiliatePayee.customerId, affiliate.customerId));

/** Who a key belongs to, while it counts; with what tells whether a buyer is the same person. */
export const activeAffiliate = prepare(
  affiliates().where(
    and(
      eq(affiliate.key, p('key')),
      eq(affiliate.state, 'ACTIVE'),
      eq(customer.statusAffiliator, true),
      isNull(customer.disabledAt),
    ),
  ),
);

/** The same of somebody by their account, whatever became of the key. */
export const affiliateKnownBy = prepare(
  affiliates().where(eq(affiliate.customerId, p('customerId'))),
);

/** By what a customer is known. */
export const personById = prepare(
  build
    .select(KNOWN_BY)
    .from(customer)
    .leftJoin(customerDocument, eq(customerDocument.customerId, customer.id))
    .leftJoin(customerAddress, eq(customerAddress.customerId, customer.id))
    .leftJoin(affiliatePayee, eq(affiliatePayee.customerId, customer.id))
    .where(eq(customer.id, p('customerId'))),
);

export type Affiliate = RowOf<typeof activeAffiliate>;
export type KnownPerson = RowOf<typeof personById>;

export const affiliateOf = prepare(
  build
    .select()
    .from(affiliate)
    .where(eq(affiliate.customerId, p('customerId'))),
);

export type AffiliateRow = RowOf<typeof affiliateOf>;

/** The same, and whether they ever sold something. */
export const standingOf = prepare(
  build
    .select({
      affiliate,
      hasSales:
        sql`EXISTS (SELECT 1 FROM commission m WHERE m.customer_id = affiliate.customer_id)`.mapWith(
          Boolean,
        ),
    })
    .from(affiliate)
    .where(eq(affiliate.customerId, p('customerId'))),
);

export type Standing = RowOf<typeof standingOf>;

/** What an application is checked against. */
export const applicantOf = prepare(
  build
    .select({
      name: customer.name,
      customerType: customer.customerType,
      phoneNumber: customer.phoneNumber,
      emailAddress: customer.emailAddress,
      emailVerified: customer.emailVerified,
    })
    .from(customer)
    .where(eq(customer.id, p('customerId'))),
);

export const ownsVehicle = prepare(
  build
    .select({ id: vehicle.id })
    .from(vehicle)
    .where(and(eq(vehicle.vin, p('vin')), eq(vehicle.ownerId, p('customerId')))),
);

export const affiliateMover = createMover(affiliateMachine, {
  table: affiliate,
  id: affiliate.customerId,
  columnsOf: (state) => ({ state }),
});

/** Notes what happened to somebody's part in the programme. */
export const noteOnAffiliate = (event: typeof affiliateEvent.$inferInsert) =>
  query(build.insert(affiliateEvent).values(event));

/** Whether the account has the rights of an affiliate. */
export const flagAffiliate = prepareRaw<{ customerId: string; flag: number; now: number }, void>(
  sql`UPDATE customer SET status_affiliator = ${p('flag')}, updated_at = ${p('now')}
    WHERE id = ${p('customerId')}`,
  () => undefined,
);
