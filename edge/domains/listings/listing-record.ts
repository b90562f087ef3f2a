import { eq, inArray, sql } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { battery, vehicle } from '#db/schema/garage.ts';
import { listing, listingEnquiry } from '#db/schema/listings.ts';
import { colorNameOf, productOfGeneration } from '#edge/contract/garage/generation.ts';
import { gradedOf } from '#edge/contract/listings/condition.ts';
import { listingStateAt } from '#edge/contract/listings/machine.ts';
import { isoOrNull } from '#edge/contract/time.ts';
import { snapshotOf } from '#edge/domains/garage/index.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';
import { kindOf } from './standing.ts';

const changedListings = prepare(
  build
    .select({
      listing,
      vehicle,
      battery,
      enquiries: sql<number>`(select count(*) from ${listingEnquiry} where ${listingEnquiry.listingId} = ${listing.id})`,
      unread: sql<number>`(select count(*) from ${listingEnquiry} where ${listingEnquiry.listingId} = ${listing.id} and ${listingEnquiry.readAt} is null)`,
    })
    .from(listing)
    .leftJoin(vehicle, eq(vehicle.id, listing.vehicleId))
    .leftJoin(battery, eq(battery.id, listing.batteryId))
    .where(inArray(listing.id, changedIds)),
);

/** One's own listings, for one's own devices. */
provideRecords('listings', async (page, { read, clock }) => {
  const rows = await read(changedListings(page));
  const now = clock();
  return new Map(
    rows.map(({ listing: l, vehicle: v, battery: b, enquiries, unread }) => [
      l.id,
      {
        id: l.id,
        kind: kindOf({ listing: l }),
        vin: v?.vin ?? null,
        serialNumber: b?.serialNumber ?? null,
        title: v ? (productOfGeneration(v.generation)?.name ?? v.productCode) : (b?.model ?? ''),
        colorName: v && colorNameOf(v.colorCode),
        snapshot: v && snapshotOf(v),
        status: listingStateAt(l.status, l.expiresAt, now),
        price: l.priceIdr,
        negotiable: l.negotiable,
        area: l.areaCode,
        city: l.city ?? '',
        description: l.description,
        showPhone: l.showPhone,
        condition: gradedOf(kindOf({ listing: l }), l.condition),
        accident: l.accident,
        faults: l.faults,
        rangeKm: l.rangeKm,
        photos: l.photoIds,
        saveId: l.saveId,
        publishedAt: isoOrNull(l.publishedAt),
        expiresAt: isoOrNull(l.expiresAt),
        closedAt: isoOrNull(l.closedAt),
        closedBy: l.closedBy,
        updatedAt: new Date(l.updatedAt).toISOString(),
        hidden: l.hiddenAt !== null,
        enquiries,
        unread,
      },
    ]),
  );
});
