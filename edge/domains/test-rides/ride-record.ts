import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { changedIds } from '#db/feed/page.ts';
import { build, prepare } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { place } from '#db/schema/places.ts';
import { testRide } from '#db/schema/test-rides.ts';
import { rideStatusAt } from '#edge/contract/test-rides/machine.ts';
import { iso } from '#edge/contract/time.ts';
import { isTimeZone } from '#edge/contract/time-zones.ts';
import { provideRecords } from '#edge/graphql/provide-records.ts';

const changedRides = prepare(
  build
    .select({
      ride: testRide,
      productName: product.name,
      productSlug: product.slug,
      location: place.location,
      address: place.address1,
      city: place.city,
      dealerSlug: place.dealerSlug,
      timeZone: place.timeZone,
    })
    .from(testRide)
    .innerJoin(product, eq(product.id, testRide.productId))
    .innerJoin(place, eq(place.id, testRide.placeId))
    .where(and(inArray(testRide.id, changedIds), notInArray(testRide.state, ['HELD', 'EXPIRED']))),
);

/** One's own rides, for one's own devices. */
provideRecords('testRides', async (page, { read, clock }) => {
  const rows = await read(changedRides(page));
  const now = clock();
  return new Map(
    rows.map(({ ride, timeZone, ...about }) => [
      ride.id,
      {
        id: ride.id,
        manageKey: ride.manageKey,
        status: rideStatusAt(ride.state, ride.slotAt, now),
        state: ride.state,
        date: iso(ride.slotAt),
        ...about,
        timeZone: isTimeZone(timeZone) ? timeZone : 'Asia/Jakarta',
      },
    ]),
  );
});
