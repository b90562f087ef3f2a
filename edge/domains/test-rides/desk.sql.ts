import { and, asc, eq, gte, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { product } from '#db/schema/catalog.ts';
import { place } from '#db/schema/places.ts';
import { testRide } from '#db/schema/test-rides.ts';

/** The one customer who proved that a number is theirs. */
export const customerByPhone = prepare(
  build
    .select({ id: customer.id })
    .from(customer)
    .where(
      and(
        eq(customer.phoneNumber, p('phoneNumber')),
        isNotNull(customer.phoneVerifiedAt),
        isNull(customer.disabledAt),
      ),
    ),
);

/** Rides of a centre in `[from, to)` in the states of a queue (JSON), whose name or number has the words. */
const inQueue = and(
  eq(place.dealerSlug, p('dealerSlug')),
  gte(testRide.slotAt, p('from')),
  lt(testRide.slotAt, p('to')),
  sql`${testRide.state} in (select value from json_each(${p('states')}))`,
  sql`(${p('search')} = '' or instr(lower(${testRide.name}), ${p('search')}) > 0 or (${p('digits')} <> '' and instr(${testRide.phoneNumber}, ${p('digits')}) > 0))`,
);

/** In the order they begin, after the one a page ended with. */
export const ridesOfDay = prepare(
  build
    .select({
      ride: testRide,
      productName: product.name,
      timeZone: place.timeZone,
    })
    .from(testRide)
    .innerJoin(place, eq(place.id, testRide.placeId))
    .innerJoin(product, eq(product.id, testRide.productId))
    .where(
      and(inQueue, sql`(${testRide.slotAt}, ${testRide.id}) > (${p('afterAt')}, ${p('afterId')})`),
    )
    .orderBy(asc(testRide.slotAt), asc(testRide.id))
    .limit(p('limit')),
);

/** How many rides of a day are in each state. */
export const statesOfDay = prepareRaw<
  { dealerSlug: string; from: number; to: number },
  ReadonlyMap<string, number>
>(
  sql`SELECT r.state AS state, count(*) AS n FROM test_ride r JOIN place ON place.id = r.place_id
    WHERE place.dealer_slug = ${p('dealerSlug')} AND r.slot_at >= ${p('from')} AND r.slot_at < ${p('to')}
    GROUP BY r.state`,
  ({ rows }) => new Map(rows.map((row) => [String(row.state), Number(row.n)])),
);

export const zoneOfCentre = prepare(
  build
    .select({ timeZone: place.timeZone })
    .from(place)
    .where(eq(place.dealerSlug, p('dealerSlug'))),
);
