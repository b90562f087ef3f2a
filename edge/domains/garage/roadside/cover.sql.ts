import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, prepareRaw, type Query, query, type RowOf } from '#db/query.ts';
import { customer } from '#db/schema/account.ts';
import { vehicle } from '#db/schema/garage.ts';
import { roadsidePackage, roadsideSubscription } from '#db/schema/garage-roadside.ts';

export const activePackages = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(eq(roadsidePackage.isActive, true))
    .orderBy(asc(roadsidePackage.orderSequence)),
);

export type PackageRow = RowOf<typeof activePackages>;

export const packageById = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(and(eq(roadsidePackage.id, p('packageId')), eq(roadsidePackage.isActive, true))),
);

/** Also one that is not sold any more. */
export const packageEver = prepare(
  build
    .select()
    .from(roadsidePackage)
    .where(eq(roadsidePackage.id, p('packageId'))),
);

export const subscriptionOfOrder = prepare(
  build
    .select()
    .from(roadsideSubscription)
    .where(eq(roadsideSubscription.orderId, p('orderId'))),
);

export const insertSubscription = (row: typeof roadsideSubscription.$inferInsert): Query<unknown> =>
  query(build.insert(roadsideSubscription).values(row));

/** Moves the end of cover, if it still is where it was seen. */
export const extendCover = (
  vehicleId: string,
  from: number | null,
  to: number,
  now: number,
): Query<unknown> =>
  query(
    build
      .update(vehicle)
      .set({ roadsideUntilAt: to, updatedAt: now })
      .where(
        and(
          eq(vehicle.id, vehicleId),
          from === null ? isNull(vehicle.roadsideUntilAt) : eq(vehicle.roadsideUntilAt, from),
        ),
      ),
  );

interface Ending {
  readonly orderId: string;
  readonly now: number;
}

const takeOffVehicle = prepareRaw<Ending, unknown>(
  sql`UPDATE vehicle SET updated_at = ${p('now')}, roadside_until_at = roadside_until_at - (
      SELECT max(0, s.ends_at - max(s.starts_at, ${p('now')})) FROM roadside_subscription s
      WHERE s.order_id = ${p('orderId')})
    WHERE id IN (SELECT s.vehicle_id FROM roadside_subscription s
      WHERE s.order_id = ${p('orderId')} AND s.cancelled_at IS NULL)`,
  () => undefined,
);

/** What is left of the cover of an order ends; cover that was taken after it moves up. */
export const endCover = (ending: Ending): readonly Query<unknown>[] => [
  takeOffVehicle(ending),
  query(
    build
      .update(roadsideSubscription)
      .set({ cancelledAt: ending.now })
      .where(
        and(
          eq(roadsideSubscription.orderId, ending.orderId),
          isNull(roadsideSubscription.cancelledAt),
        ),
      ),
  ),
];

/** Cover that was taken, the newest first. */
export const subscriptionPage = prepare(
  build
    .select({
      subscription: roadsideSubscription,
      packageName: roadsidePackage.name,
      vin: vehicle.vin,
      plate: vehicle.registrationPlate,
      generation: vehicle.generation,
      owner: customer.name,
    })
    .from(roadsideSubscription)
    .innerJoin(roadsidePackage, eq(roadsidePackage.id, roadsideSubscription.packageId))
    .innerJoin(vehicle, eq(vehicle.id, roadsideSubscription.vehicleId))
    .innerJoin(customer, eq(customer.id, roadsideSubscription.customerId))
    .orderBy(desc(roadsideSubscription.createdAt), desc(roadsideSubscription.id))
    .limit(p('limit'))
    .offset(p('offset')),
);

export type SubscriptionRow = RowOf<typeof subscriptionPage>;

export const countSubscriptions = prepare(
  build.select({ total: sql<number>`count(*)` }).from(roadsideSubscription),
);
