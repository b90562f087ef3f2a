import { and, asc, eq, gt, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { place } from '#db/schema/places.ts';
import {
  testRide,
  testRideCentre,
  testRideClosing,
  testRideMotorcycle,
} from '#db/schema/test-rides.ts';
import { RIDES } from '#edge/contract/test-rides/booking.ts';
import { rideMachine, SEATLESS } from '#edge/contract/test-rides/machine.ts';
import { limitOf } from '#edge/platform/write/limit.ts';
import { createMover } from '#edge/platform/write/mover.ts';

const givesRides = and(
  eq(place.isActive, true),
  eq(place.testRide, true),
  eq(place.upcoming, false),
);

/** A centre that gives rides, by its slug. */
export const centreOf = prepare(
  build
    .select({
      id: place.id,
      dealerSlug: place.dealerSlug,
      timeZone: place.timeZone,
      hours: place.hoursForSales,
      seats: testRideCentre.seats,
      stepMinutes: testRideCentre.stepMinutes,
      bufferMinutes: testRideCentre.bufferMinutes,
      noticeMinutes: testRideCentre.noticeMinutes,
    })
    .from(place)
    .innerJoin(testRideCentre, eq(testRideCentre.placeId, place.id))
    .where(and(givesRides, eq(place.dealerSlug, p('dealerSlug')))),
);

/** Motorcycles of a model that a centre lends; `productId` is the number of the model on the wire. */
export const motorcyclesOf = prepare(
  build
    .select({
      id: testRideMotorcycle.id,
      outFromAt: testRideMotorcycle.outFromAt,
      outUntilAt: testRideMotorcycle.outUntilAt,
      productId: product.id,
    })
    .from(testRideMotorcycle)
    .innerJoin(product, eq(product.id, testRideMotorcycle.productId))
    .innerJoin(place, eq(place.id, testRideMotorcycle.placeId))
    .where(
      and(
        eq(place.dealerSlug, p('dealerSlug')),
        eq(product.odooProductId, p('productId')),
        eq(product.isActive, true),
      ),
    )
    .orderBy(asc(testRideMotorcycle.id)),
);

/** Spans without rides at a centre that touch `[from, to)`. */
export const closingsOf = prepare(
  build
    .select({ fromAt: testRideClosing.fromAt, untilAt: testRideClosing.untilAt })
    .from(testRideClosing)
    .innerJoin(place, eq(place.id, testRideClosing.placeId))
    .where(
      and(
        eq(place.dealerSlug, p('dealerSlug')),
        gt(testRideClosing.untilAt, p('from')),
        lt(testRideClosing.fromAt, p('to')),
      ),
    ),
);

/** Centres that lend a model, with where they are. */
export const centresWith = prepare(
  build
    .selectDistinct({ dealerSlug: place.dealerSlug })
    .from(testRideMotorcycle)
    .innerJoin(product, eq(product.id, testRideMotorcycle.productId))
    .innerJoin(place, eq(place.id, testRideMotorcycle.placeId))
    .innerJoin(testRideCentre, eq(testRideCentre.placeId, place.id))
    .where(and(givesRides, eq(product.odooProductId, p('productId')), eq(product.isActive, true)))
    .orderBy(asc(place.dealerSlug)),
);

/** A slot that is kept counts as long as it is kept. */
const counts = and(
  notInArray(testRide.state, [...SEATLESS]),
  or(sql`${testRide.state} <> 'HELD'`, gt(testRide.heldUntilAt, p('now'))),
);

/** What is taken at a centre in a span of time, but for one ride. */
export const takenAt = prepare(
  build
    .select({
      slotAt: testRide.slotAt,
      seat: testRide.seat,
      resourceId: testRide.motorcycleId,
    })
    .from(testRide)
    .innerJoin(place, eq(place.id, testRide.placeId))
    .where(
      and(
        counts,
        eq(place.dealerSlug, p('dealerSlug')),
        gt(testRide.slotAt, p('from')),
        lt(testRide.slotAt, p('to')),
        sql`${testRide.id} <> ${p('except')}`,
      ),
    ),
);

const shown = {
  ride: testRide,
  productName: product.name,
  productSlug: product.slug,
  odooProductId: product.odooProductId,
  location: place.location,
  address: place.address1,
  city: place.city,
  dealerSlug: place.dealerSlug,
  timeZone: place.timeZone,
  latitude: place.latitude,
  longitude: place.longitude,
  phone: place.phone,
};

const rides = () =>
  build
    .select(shown)
    .from(testRide)
    .innerJoin(product, eq(product.id, testRide.productId))
    .innerJoin(place, eq(place.id, testRide.placeId));

export const rideById = prepare(rides().where(eq(testRide.id, p('id'))));
export type RideRow = RowOf<typeof rideById>;

export const rideByKey = prepare(rides().where(eq(testRide.manageKey, p('manageKey'))));

export const rideMover = createMover(rideMachine, {
  table: testRide,
  id: testRide.id,
  columnsOf: (state) => ({ state }),
});

/**
 * Frees slots that were kept and not confirmed in time, before a write that may need one of them; the
 * writer’s own stays.
 */
export const freeLapsed = (id: string, now: number): Query<unknown> =>
  rideMover.moveAll('expire', and(lte(testRide.heldUntilAt, now), ne(testRide.id, id)), {
    updatedAt: now,
  });

/** By the clock. */
export const freeAllLapsed = (now: number): Query<unknown> => freeLapsed('', now);

/** A calendar takes the version with the highest. */
export const nextSequence = sql`${testRide.sequence} + 1`;

type Columns = Partial<Omit<typeof testRide.$inferInsert, 'state'>>;

/** Another slot for what is kept; put `assertOneChanged` after it. */
export const moveHold = (id: string, manageKey: string, set: Columns): Query<unknown> =>
  query(
    build
      .update(testRide)
      .set(set)
      .where(
        and(eq(testRide.id, id), eq(testRide.manageKey, manageKey), eq(testRide.state, 'HELD')),
      ),
  );

/** Moves a ride that is still where it was seen and has not begun; put `assertOneChanged` after it. */
export const moveRide = (move: {
  readonly id: string;
  readonly from: number;
  readonly to: Pick<RideRow['ride'], 'motorcycleId' | 'seat' | 'slotAt'>;
  readonly now: number;
}): Query<unknown> => {
  const { motorcycleId, seat, slotAt } = move.to;
  return query(
    build
      .update(testRide)
      .set({
        motorcycleId,
        seat,
        slotAt,
        sequence: nextSequence,
        updatedAt: move.now,
      })
      .where(
        and(
          eq(testRide.id, move.id),
          eq(testRide.state, 'CONFIRMED'),
          eq(testRide.slotAt, move.from),
          gt(testRide.slotAt, move.now),
        ),
      ),
  );
};

/** What nobody wrote down is over. */
export const lapseAll = (now: number): Query<unknown> =>
  rideMover.moveAll('lapse', lte(testRide.slotAt, now - RIDES.lapseMs), { updatedAt: now });

interface Apart {
  readonly id: string;
  readonly placeId: string;
  readonly motorcycleId: string;
  readonly seat: number;
  readonly slotAt: number;
  /** How far apart two rides with one seat begin at least. */
  readonly apart: number;
}

/**
 * After a write: undoes its batch when somebody has the same companion or motorcycle at a time that
 * overlaps. Rides that begin together are told apart by unique indexes, these by this.
 */
export const assertApart = prepareRaw<Apart, void>(
  sql`INSERT INTO assertion (ok) SELECT 0 WHERE EXISTS (SELECT 1 FROM test_ride
    WHERE id <> ${p('id')} AND state NOT IN ('CANCELLED', 'EXPIRED')
      AND (place_id = ${p('placeId')} AND seat = ${p('seat')} OR motorcycle_id = ${p('motorcycleId')})
      AND slot_at > ${p('slotAt')} - ${p('apart')} AND slot_at < ${p('slotAt')} + ${p('apart')})`,
  () => undefined,
);

/** Rides to come of somebody signed in. */
export const openOfCustomer = limitOf<{ customerId: string; now: number }>(
  sql`SELECT count(*) FROM test_ride WHERE customer_id = ${p('customerId')}
    AND state IN ('CONFIRMED', 'CHECKED_IN') AND slot_at > ${p('now')}`,
);

/** Rides to come under a number. */
export const openOfPhone = limitOf<{ phoneNumber: string; now: number }>(
  sql`SELECT count(*) FROM test_ride WHERE phone_number = ${p('phoneNumber')}
    AND state IN ('CONFIRMED', 'CHECKED_IN') AND slot_at > ${p('now')}`,
);

/** Rides under a number that were missed since one was completed. */
export const missedOfPhone = prepareRaw<{ phoneNumber: string }, number>(
  sql`SELECT count(*) AS n FROM test_ride WHERE phone_number = ${p('phoneNumber')} AND state = 'NO_SHOW'
    AND slot_at > coalesce((SELECT max(slot_at) FROM test_ride
      WHERE phone_number = ${p('phoneNumber')} AND state = 'COMPLETED'), 0)`,
  ({ rows }) => Number(rows[0]?.n),
);

/** Slots that are kept for a network now, but for one’s own. */
export const heldByNetwork = limitOf<{ network: string; id: string; now: number }>(
  sql`SELECT count(*) FROM test_ride WHERE network = ${p('network')} AND id <> ${p('id')}
    AND state = 'HELD' AND held_until_at > ${p('now')}`,
);

/** Rides that guests of a network have booked since. */
export const bookedByNetwork = limitOf<{ network: string; since: number }>(
  sql`SELECT count(*) FROM test_ride WHERE network = ${p('network')}
    AND customer_id IS NULL AND booked_by IS NULL AND created_at > ${p('since')}
    AND confirmed_at IS NOT NULL`,
);

/** People that an affiliate key brought since; a cancelled ride brings nobody. */
export const broughtByKey = limitOf<{ affiliateKey: string; since: number }>(
  sql`SELECT count(*) FROM test_ride WHERE affiliate_key = ${p('affiliateKey')}
    AND confirmed_at >= ${p('since')} AND state NOT IN ('CANCELLED', 'EXPIRED')`,
);
