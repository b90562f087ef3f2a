import { and, desc, eq, exists, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query } from '#db/query.ts';
import { listing, listingEnquiry } from '#db/schema/listings.ts';

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
