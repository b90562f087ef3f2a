import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { product } from '#db/schema/catalog.ts';
import { place } from '#db/schema/places.ts';
import { testRideCentre, testRideClosing, testRideMotorcycle } from '#db/schema/test-rides.ts';

/** A centre with a row of its own, by its slug. */
export const centreSettings = prepare(
  build
    .select({
      placeId: place.id,
      timeZone: place.timeZone,
      seats: testRideCentre.seats,
      stepMinutes: testRideCentre.stepMinutes,
      bufferMinutes: testRideCentre.bufferMinutes,
      noticeMinutes: testRideCentre.noticeMinutes,
      version: testRideCentre.version,
    })
    .from(place)
    .innerJoin(testRideCentre, eq(testRideCentre.placeId, place.id))
    .where(eq(place.dealerSlug, p('dealerSlug'))),
);

export const motorcyclesAt = prepare(
  build
    .select({
      id: testRideMotorcycle.id,
      productName: product.name,
      outFromAt: testRideMotorcycle.outFromAt,
      outUntilAt: testRideMotorcycle.outUntilAt,
    })
    .from(testRideMotorcycle)
    .innerJoin(product, eq(product.id, testRideMotorcycle.productId))
    .innerJoin(place, eq(place.id, testRideMotorcycle.placeId))
    .where(eq(place.dealerSlug, p('dealerSlug')))
    .orderBy(asc(product.name), asc(testRideMotorcycle.id)),
);

/** Those that are not over. */
export const closingsToCome = prepare(
  build
    .select({
      id: testRideClosing.id,
      fromAt: testRideClosing.fromAt,
      untilAt: testRideClosing.untilAt,
      reason: testRideClosing.reason,
    })
    .from(testRideClosing)
    .innerJoin(place, eq(place.id, testRideClosing.placeId))
    .where(and(eq(place.dealerSlug, p('dealerSlug')), gt(testRideClosing.untilAt, p('now'))))
    .orderBy(asc(testRideClosing.fromAt), asc(testRideClosing.id)),
);

/** Rides to come that the settings of their centre leave no room for: staff have to call these people. */
export const ridesWithoutRoom = prepareRaw<
  { readonly dealerSlug: string; readonly now: number; readonly lengthMs: number },
  number
>(
  sql`SELECT count(*) AS n FROM test_ride r JOIN place l ON l.id = r.place_id
    JOIN test_ride_motorcycle m ON m.id = r.motorcycle_id
    WHERE l.dealer_slug = ${p('dealerSlug')} AND r.state = 'CONFIRMED' AND r.slot_at > ${p('now')}
      AND (EXISTS (SELECT 1 FROM test_ride_closing c WHERE c.place_id = r.place_id
          AND c.from_at < r.slot_at + ${p('lengthMs')} AND c.until_at > r.slot_at)
        OR (coalesce(m.out_from_at, m.out_until_at) IS NOT NULL
          AND coalesce(m.out_from_at, 0) < r.slot_at + ${p('lengthMs')}
          AND (m.out_until_at IS NULL OR m.out_until_at > r.slot_at))
        OR r.seat > (SELECT seats FROM test_ride_centre WHERE place_id = r.place_id))`,
  ({ rows }) => Number(rows[0]?.n ?? 0),
);

/** Put `assertOneChanged` after it: somebody may have changed it meanwhile. */
export const setCentre = prepare(
  build
    .update(testRideCentre)
    .set({
      seats: sql`${p('seats')}`,
      stepMinutes: sql`coalesce(${p('stepMinutes')}, ${testRideCentre.stepMinutes})`,
      bufferMinutes: sql`${p('bufferMinutes')}`,
      noticeMinutes: sql`${p('noticeMinutes')}`,
      version: sql`${testRideCentre.version} + 1`,
    })
    .where(and(eq(testRideCentre.placeId, p('placeId')), eq(testRideCentre.version, p('version')))),
);

/** One of another centre is left alone. */
export const setMotorcycleAway = prepare(
  build
    .update(testRideMotorcycle)
    .set({ outFromAt: sql`${p('fromAt')}`, outUntilAt: sql`${p('untilAt')}` })
    .where(and(eq(testRideMotorcycle.id, p('id')), eq(testRideMotorcycle.placeId, p('placeId')))),
);

/** What is over stays. */
export const dropClosings = prepare(
  build
    .delete(testRideClosing)
    .where(and(eq(testRideClosing.placeId, p('placeId')), gt(testRideClosing.untilAt, p('now')))),
);

export const insertClosing = prepare(
  build.insert(testRideClosing).values({
    id: p('id'),
    placeId: p('placeId'),
    fromAt: p('fromAt'),
    untilAt: p('untilAt'),
    reason: p('reason'),
  }),
);
