import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { build, p, prepare, type Query, query, type RowOf } from '#db/query.ts';
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

export const subscriptionById = prepare(
  build
    .select()
    .from(roadsideSubscription)
    .where(eq(roadsideSubscription.id, p('id'))),
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
