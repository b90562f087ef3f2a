import { and, desc, eq, exists, gt, isNull, lte, or, sql } from 'drizzle-orm';
import { build, prepare, type Query, query } from '#db/query.ts';
import { listing, listingEnquiry } from '#db/schema/listings.ts';
import { ENQUIRY_KEPT_MS } from '#edge/contract/listings/enquiry.ts';

const p = sql.placeholder;

/** Placeholder: id. */
export const enquiryById = prepare(
  build
    .select()
    .from(listingEnquiry)
    .where(eq(listingEnquiry.id, p('id'))),
);

const count = { enquiries: sql<number>`count(*)` };

/** Placeholders: network, since (epoch ms). */
export const enquiriesOfNetwork = prepare(
  build
    .select(count)
    .from(listingEnquiry)
    .where(and(eq(listingEnquiry.network, p('network')), gt(listingEnquiry.createdAt, p('since')))),
);

/** Placeholders: phoneNumber, since (epoch ms). */
export const enquiriesOfPhone = prepare(
  build
    .select(count)
    .from(listingEnquiry)
    .where(
      and(
        eq(listingEnquiry.phoneNumber, p('phoneNumber')),
        gt(listingEnquiry.createdAt, p('since')),
      ),
    ),
);

/** For the owner of the listing; nothing for anybody else. Placeholders: listingId, customerId. */
export const enquiriesFor = prepare(
  build
    .select({
      id: listingEnquiry.id,
      name: listingEnquiry.name,
      phoneNumber: listingEnquiry.phoneNumber,
      message: listingEnquiry.message,
      createdAt: listingEnquiry.createdAt,
      readAt: listingEnquiry.readAt,
    })
    .from(listingEnquiry)
    .innerJoin(listing, eq(listing.id, listingEnquiry.listingId))
    .where(and(eq(listing.id, p('listingId')), eq(listing.ownerId, p('customerId'))))
    .orderBy(desc(listingEnquiry.createdAt), desc(listingEnquiry.id))
    .limit(200),
);

export const markRead = (listingId: string, customerId: string, now: number): Query<unknown> =>
  query(
    build
      .update(listingEnquiry)
      .set({ readAt: now })
      .where(
        and(
          eq(listingEnquiry.listingId, listingId),
          isNull(listingEnquiry.readAt),
          exists(
            build
              .select({ one: sql`1` })
              .from(listing)
              .where(and(eq(listing.id, listingId), eq(listing.ownerId, customerId))),
          ),
        ),
      ),
  );

/** Names and numbers of buyers are not kept longer than a sale takes. */
export const forgetOld = (now: number): Query<unknown> =>
  query(
    build.delete(listingEnquiry).where(
      or(
        lte(listingEnquiry.createdAt, now - ENQUIRY_KEPT_MS.open),
        exists(
          build
            .select({ one: sql`1` })
            .from(listing)
            .where(
              and(
                eq(listing.id, listingEnquiry.listingId),
                lte(listing.closedAt, now - ENQUIRY_KEPT_MS.closed),
              ),
            ),
        ),
      ),
    ),
  );
